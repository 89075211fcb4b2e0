import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserLaunchOptions } from '../tests/run/browser.mjs';
import { percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { fillInbox } from './filled/full-inbox';
import { record } from './results';

declare global {
  interface Window {
    /** When a key was pressed last, by the clock of the page. */
    pressedAt?: number;
  }
}

const submissions = 100_000;
const rounds = 30;
const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  site = await startOwnSite({
    ...{ RUN_JOBS: 'false', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'inbox@onelayer.example' },
  });
  await fillInbox(site, submissions);
  const [name = '', ...value] = (await sessionCookie(site.url, admin)).split('=');
  browser = await chromium.launch(await browserLaunchOptions());
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  await context.addCookies([{ name, value: value.join('='), url: site.url }]);
  page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('keydown', () => (window.pressedAt = performance.now()), true);
  });
}, 600_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** The row that is selected, by the id of its link. */
const selected = () =>
  page.evaluate(() => {
    const open = document.querySelector('a[id^="row-"][aria-current]');
    return (open ?? document.activeElement)?.id ?? '';
  });

interface Step {
  readonly key: string;
  /** What says that it was heard, in the page, from the row that was selected. */
  readonly heard: (row: string) => boolean;
  /** What says that it is done. */
  readonly done: (row: string) => boolean;
}

const steps: Record<string, Step> = {
  open: {
    key: 'Enter',
    heard: (row) =>
      document.getElementById(row)?.querySelector('[data-opening]') !== null ||
      document.getElementById(row)?.ariaCurrent === 'true',
    done: (row) => document.getElementById(row)?.ariaCurrent === 'true',
  },
  next: {
    key: 'j',
    heard: (row) =>
      document.querySelector('[data-opening]') !== null ||
      document.getElementById(row)?.ariaCurrent !== 'true',
    done: (row) =>
      document.getElementById(row)?.ariaCurrent !== 'true' &&
      document.querySelector('a[id^="row-"][aria-current]') !== null,
  },
  archive: {
    key: 'e',
    heard: (row) =>
      document.getElementById(row)?.closest('tr')?.hasAttribute('data-leaving') ?? true,
    done: (row) => document.getElementById(row) === null,
  },
};

/** From the key to the picture that shows it, in milliseconds. */
async function press({ key, heard, done }: Step) {
  const row = await selected();
  expect(row).toMatch(/^row-/);
  await page.keyboard.press(key);
  const until = async (shows: (row: string) => boolean) => {
    await page.waitForFunction(shows, row, { polling: 'raf' });
    return page.evaluate(() => performance.now() - (window.pressedAt ?? 0));
  };
  return { heard: await until(heard), done: await until(done) };
}

test('open, next and archive on the screen, with 100,000 conversations', async () => {
  await page.goto(`${site.url}/admin?view=open`);
  const first = page.locator('a[id^="row-"]').first();
  await first.focus();
  await page.waitForLoadState('networkidle');
  const taken: Record<string, { heard: number[]; done: number[] }> = {};
  for (let round = 0; round < rounds + 2; round += 1)
    for (const [name, step] of Object.entries(steps)) {
      const { heard, done } = await press(step);
      const times = (taken[name] ??= { heard: [], done: [] });
      // The first ones find nothing in any memory.
      if (round >= 2) {
        times.heard.push(heard);
        times.done.push(done);
      }
      await page.waitForLoadState('networkidle');
      if (name === 'archive') {
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => document.querySelector('[data-item]') === null);
        await first.focus();
      }
    }
  const figures = Object.fromEntries(
    Object.entries(taken).map(([name, { heard, done }]) => [
      name,
      {
        'shown, p95 ms': percentile(heard, 0.95),
        'done, p50 ms': percentile(done, 0.5),
        'done, p95 ms': percentile(done, 0.95),
      },
    ]),
  );
  record('inbox on the screen', figures);
  expect(Object.keys(figures)).toEqual(Object.keys(steps));
}, 900_000);
