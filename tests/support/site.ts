import { Pool } from 'pg';
import { test as base, expect, type Page } from 'playwright/test';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}

/** Of the two that run tests side by side: what a test stores says by which. */
export const worker = process.env.TEST_PARALLEL_INDEX ?? '0';

export const staff = {
  admin: { email: setting('ADMIN_EMAIL'), password: setting('ADMIN_PASSWORD') },
  editor: { email: setting('EDITOR_EMAIL'), password: setting('EDITOR_PASSWORD') },
};

// To open a connection for each statement would cost more than most statements.
const pool = new Pool({
  connectionString: setting('DATABASE_URL'),
  max: 8,
  allowExitOnIdle: true,
});

/** Asks the site's own database, past the site. */
export const query = async (text: string, values: unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows;

/** Chromium says so of what a busy machine, or a test that goes on at once, has not drawn yet. */
const ofHaste = /preloaded using link preload but not used within a few seconds/;

/** What a browser says that nobody should have to read. */
function watch(page: Page, complaints: string[], origin: string) {
  page.on('console', (message) => {
    if (ofHaste.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      complaints.push(`request to ${url.origin}`);
    }
  });
}

/**
 * Every test fails on an unexpected console message, an uncaught error, a violation of the content
 * security policy (a console error, too) and a request that leaves the origin. A test that provokes
 * some says which with `expected`.
 */
export const test = base.extend<{ expected: RegExp; complaints: string[] }>({
  expected: [/$^/, { option: true }],
  complaints: [
    async ({ page, baseURL, expected }, use) => {
      const complaints: string[] = [];
      watch(page, complaints, new URL(baseURL ?? '').origin);
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !expected.test(complaint));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Marks a test that runs on a desktop and on a phone: where things stand, whether they are in sight
 * and what covers them. What is sent, stored or answered does not depend on the width.
 */
export const bothWidths = '@both-widths';

/** Marks a test that takes long: `npm test -- long` runs it, and whoever names its file. */
export const long = '@long';

export async function signInToInbox(page: Page, { email, password } = staff.admin) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function signInToPanel(page: Page, { email, password } = staff.editor) {
  await page.goto('/cms/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/cms$/);
}
