import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browserLaunchOptions } from '../tests/run/browser.mjs';
import { siteToMeasure } from './lighthouse/site-to-measure';
import { median, record } from './results';

declare global {
  interface Window {
    /** How long each event took until the screen answered it, in milliseconds. */
    answered?: number[];
  }
}

const rounds = 5;

let site: Awaited<ReturnType<typeof siteToMeasure>>;
beforeAll(async () => {
  site = await siteToMeasure();
});
afterAll(() => site.close());

/** What people do first, in the order of the page. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  'open the menu': (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
  'close the menu': (page) => page.getByRole('button', { name: 'Close menu' }).tap(),
  'next industry': (page) => page.getByRole('button', { name: 'Next industries' }).tap(),
  'go into a field': (page) => page.getByLabel('Name', { exact: true }).tap(),
  'type a letter': (page) => page.keyboard.press('a'),
  'send an unfinished form': (page) => page.getByRole('button', { name: 'Send Message' }).tap(),
};

/** The longest event of each step, on a cold first visit with a processor slowed four times. */
async function visit(url: string): Promise<Record<string, number>> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };
    const page = await (await browser.newContext(phone)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      window.answered = [];
      const options = { type: 'event', durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Interaction to Next Paint counts taps and keys. The browser itself moves the pointer as a
          // page begins, and that waits for the first picture.
          const isOfPerson = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
          if (isOfPerson) window.answered?.push(entry.duration);
        }
      }).observe(options);
    });
    await page.goto(url, { waitUntil: 'commit' });
    const worst: Record<string, number> = {};
    for (const [name, step] of Object.entries(steps)) {
      await page.evaluate(() => window.answered?.splice(0));
      await step(page);
      await page.waitForTimeout(600);
      // An event below the threshold is not told of.
      worst[name] = Math.max(16, ...(await page.evaluate(() => window.answered ?? [])));
    }
    return worst;
  } finally {
    await browser.close();
  }
}

test('from a touch to the next picture on the screen, processor slowed four times', async () => {
  const visits: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(site.url));
  const results = Object.fromEntries(
    Object.keys(steps).map((name) => {
      const times = visits.map((worst) => worst[name] ?? 0);
      return [name, { median: median(times), worst: Math.max(...times) }];
    }),
  );
  record('interaction, in milliseconds', results);
  expect(visits).toHaveLength(rounds);
}, 300_000);
