import type { Page } from 'playwright/test';

import { holdRequests } from '../support/pages/held-requests';
import { layoutShift, watchLayoutShift } from '../support/rendering/layout-shift';
import { publicPages } from '../support/pages/public-pages';
import { bothWidths, expect, test } from '../support/site';

const font = /\.woff2$/;

/** Whether the page is set in the site's own letters, and no longer waits for them. */
const lettering = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, visibility } = getComputedStyle(document.body);
    const families = fontFamily.replaceAll('"', '').split(/,\s*/);
    const face = [...document.fonts].find(
      ({ family, unicodeRange }) =>
        families.includes(family.replaceAll('"', '')) && unicodeRange.startsWith('U+20-7E'),
    );
    return { isShown: visibility === 'visible', isOwn: face?.status === 'loaded' };
  });

/** The wait ends when the test says so, however busy the machine is. */
async function stopTime(page: Page) {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.clock.pauseAt('2026-11-21T10:05:00Z');
}

test(
  'a first visit waits for the font, shows the site’s own letters, and nothing moves',
  { tag: bothWidths },
  async ({ page }) => {
    await watchLayoutShift(page);
    await stopTime(page);
    for (const address of ['/', '/industries/healthcare', '/quote', '/work', '/terms']) {
      const release = await holdRequests(page, font);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(await lettering(page)).toEqual({ isShown: false, isOwn: false });
      release();
      await expect.poll(() => lettering(page)).toEqual({ isShown: true, isOwn: true });
      await page.waitForLoadState('networkidle');
      const shift = await layoutShift(page);
      expect([address, shift <= 0.01]).toEqual([address, true]);
    }
  },
);

test('a font that does not come keeps nobody from reading, and moves nothing when it does', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await stopTime(page);
  const release = await holdRequests(page, font);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(600);
  expect(await lettering(page)).toEqual({ isShown: true, isOwn: false });
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  release();
  await page.waitForLoadState('networkidle');
  expect(await heading.boundingBox()).toEqual(place);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

  // The next page has it.
  await page.goto('/quote');
  await expect.poll(() => lettering(page)).toEqual({ isShown: true, isOwn: true });
});

test('letters that few pages have come in a file of their own, where a page has one', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (font.test(request.url())) files.add(request.url());
  });
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  expect(files.size).toBe(1);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Café';
  });
  await expect.poll(() => files.size).toBe(2);
});

for (const address of ['/', '/quote', '/admin', '/cms/login']) {
  test(`the font that ${address} fetches ahead is used`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('link[rel="preload"][as="font"]').first()).toBeAttached();
    await expect.poll(async () => (await lettering(page)).isOwn).toBe(true);
  });
}

test('every public page has its font fetched ahead', async ({ request }) => {
  for (const address of await publicPages())
    expect(await (await request.get(address)).text(), address).toMatch(
      /<link rel="preload"[^>]* as="font"/,
    );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody waits for the font', async ({ page }) => {
    await holdRequests(page, font);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
