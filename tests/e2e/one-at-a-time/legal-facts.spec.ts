import type { Page } from 'playwright/test';

import { expect, query, signInToInbox, signInToPanel, staff, test } from '../../support/site';

/** All that a browser keeps of the site, by name. */
async function keptNames(page: Page): Promise<string[]> {
  const storage = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies();
  return [...new Set([...storage, ...cookies.map(({ name }) => name)])].sort();
}

/** What the privacy policy names, in quotation marks. */
async function namesInPolicy(page: Page): Promise<string[]> {
  await page.goto('/privacy');
  const items = page.getByRole('region', { name: /Cookies$/ }).locator('li strong');
  const texts = await items.allTextContents();
  return texts.flatMap((text) => [...text.matchAll(/“(.+?)”/g)].map(([, name = '']) => name));
}

/** The policy gives the beginning of some names alone. */
const beginnings = ['inbox-draft', 'known-device-', '_ga'];
const missingIn = (named: string[], kept: string[]) =>
  kept.filter(
    (key) =>
      !named.includes(key) &&
      !beginnings.some((start) => named.includes(start) && key.startsWith(start)),
  );

test('the privacy policy names all that a visitor’s browser keeps', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Message').fill('A draft.');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/quote');
  await page.getByLabel('Full Name').fill('A draft');
  for (const address of ['/work/deelflo', '/image-gallery']) {
    await page.goto(address);
  }
  const kept = await keptNames(page);
  expect(kept).toEqual(['came-from', 'colour-scheme', 'draft:contact', 'draft:quote']);
  expect(missingIn(await namesInPolicy(page), kept)).toEqual([]);
});

test.describe('of the team', () => {
  const empty = () => query('DELETE FROM contact_submissions');
  test.beforeEach(async () => {
    await empty();
    await query(
      `INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
       VALUES ('C-TEST-1', now(), 'Ada Okafor', 'ada@ledgerloop.example', 'Hello')`,
    );
  });
  test.afterEach(empty);

  test('the privacy policy names all that the team’s browsers keep', async ({ page }) => {
    await signInToInbox(page);
    await page.getByRole('link', { name: 'Ada Okafor' }).click();
    await page.getByLabel('A note for colleagues').last().fill('Not saved.');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByLabel('Use single keys').uncheck();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Archive' }).last().click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const kept = await keptNames(page);
    await page.goto('/cms');
    await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
    const inAll = [...new Set([...kept, ...(await keptNames(page))])];
    for (const known of ['admin_authenticated', 'inbox-undo', 'inbox_shortcuts', 'payload-token'])
      expect(inAll).toContain(known);
    expect(inAll.some((name) => name.startsWith('inbox-draft '))).toBe(true);
    expect(missingIn(await namesInPolicy(page), inAll)).toEqual([]);
  });
});

test('the company’s details stand once in the settings, and on every page', async ({ page }) => {
  await signInToPanel(page);
  const { request } = page;
  const address = '/api/globals/site-settings';
  const before: unknown = await (await request.get(address)).json();
  const data = { operator: 'Quarrystone Ltd', companyNumber: 'SC765432' };
  expect((await request.post(address, { data })).status()).toBe(200);
  try {
    for (const path of ['/', '/privacy', '/terms', '/competition-1']) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Quarrystone Ltd');
      await expect(footer).toContainText('company number SC765432');
      if (path === '/') continue;
      await expect(page.getByRole('article')).toContainText('Quarrystone Ltd');
      await expect(page.getByRole('article')).toContainText('company number SC765432');
    }
  } finally {
    await request.post(address, { data: before });
  }
});

test('the privacy policy says how long the inbox keeps what was sent', async ({ page }) => {
  await page.request.post('/api/users/login', { data: staff.admin });
  const address = '/api/globals/inbox-settings';
  const before: unknown = await (await page.request.get(address)).json();
  const data = { contactDays: 411, quoteDays: 522, trashDays: 17 };
  expect((await page.request.post(address, { data })).status()).toBe(200);
  try {
    await page.goto('/privacy');
    await expect(page.getByRole('article')).toContainText('messages for 411 days');
    await expect(page.getByRole('article')).toContainText('requests for 522 days');
    await expect(page.getByRole('article')).toContainText('erased for good 17 days later');
  } finally {
    await page.request.post(address, { data: before });
  }
});
