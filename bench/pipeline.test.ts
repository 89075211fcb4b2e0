import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserLaunchOptions } from '../tests/run/browser.mjs';
import { percentile } from '../tests/support/sites/load';
import { startOwnSite, type OwnSite } from '../tests/support/sites/own-site';
import { sessionCookie } from '../tests/support/staff/session-cookie';
import { fillInbox } from './filled/full-inbox';
import { fillPipeline, pipelineViews } from './filled/full-pipeline';
import { record } from './results';

const submissions = 100_000;
const people = 50_000;
const opportunities = 20_000;
const rounds = 30;

const admin = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };

let site: OwnSite;
let cookie: string;
beforeAll(async () => {
  // Its jobs file the people.
  site = await startOwnSite({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'inbox@onelayer.example',
  });
  cookie = await sessionCookie(site.url, admin);
});
afterAll(() => site.close());

declare global {
  interface Window {
    /** When a key was pressed last, by the clock of the page. */
    pressedAt?: number;
  }
}

/** From the key until the first card of the board stands in the next stage, in milliseconds. */
async function moves(): Promise<number[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const [name = '', ...value] = cookie.split('=');
  await page.context().addCookies([{ name, value: value.join('='), url: site.url }]);
  await page.addInitScript(() => {
    addEventListener('keydown', () => (window.pressedAt = performance.now()), true);
  });
  await page.goto(`${site.url}/admin/pipeline`);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = page.locator('[data-stage]').first().locator('[data-card]').first();
    const id = await first.getAttribute('data-card');
    await first.getByRole('link').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForFunction(
      (card) => !document.querySelector('[data-stage]')?.querySelector(`[data-card="${card}"]`),
      id,
      { polling: 'raf' },
    );
    times.push(await page.evaluate(() => performance.now() - (window.pressedAt ?? 0)));
    await page.waitForLoadState('networkidle');
  }
  await browser.close();
  return times;
}

async function answer(address: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(site.url + address, { headers: { cookie } });
  const body = await response.text();
  const took = performance.now() - since;
  const isWhole = !/Failed to load|could not be read/.test(body);
  expect([address, response.status, isWhole]).toEqual([address, 200, true]);
  return took;
}

test('a pipeline of 20,000 opportunities and 50,000 people', async () => {
  await fillInbox(site, submissions);
  const filled = await fillPipeline(site, { people, opportunities });
  // Nearly so many: some of the rows have no person.
  expect(filled.people).toBeGreaterThan(people * 0.99);
  const figures: Record<string, number> = {};
  for (const [name, address] of Object.entries(pipelineViews(filled))) {
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await answer(address);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await answer(address));
    figures[`${name}, p50 ms`] = percentile(times, 0.5);
    figures[`${name}, p95 ms`] = percentile(times, 0.95);
  }
  const moved = await moves();
  figures['a move on the screen, p50 ms'] = percentile(moved, 0.5);
  figures['a move on the screen, p95 ms'] = percentile(moved, 0.95);
  record('pipeline', figures);
}, 2_400_000);
