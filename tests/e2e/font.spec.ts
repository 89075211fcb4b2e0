import type { Page } from 'playwright/test';

import { holdRequests } from '../support/pages/held-requests';
import { layoutShift, watchLayoutShift } from '../support/pages/layout-shift';
import { bothWidths, expect, test } from '../support/site';

const font = /\.woff2$/;

/** Whether the page is set in the site's own letters, and no longer waits for them. */
const lettering = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily, visibility } = getComputedStyle(document.body);
    const [first = ''] = fontFamily.replaceAll('"', '').split(',');
    const face = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === first);
    return { isShown: visibility === 'visible', isOwn: face?.status === 'loaded' };
  });

test(
  'a first visit is in the site’s own letters although the font comes late, and nothing moves',
  { tag: bothWidths },
  async ({ page }) => {
    await watchLayoutShift(page);
    await page.route(font, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const address of ['/', '/industries/healthcare', '/quote', '/work', '/terms']) {
      await page.goto(address);
      await expect.poll(() => lettering(page)).toEqual({ isShown: true, isOwn: true });
      await page.waitForTimeout(200);
      const shift = await layoutShift(page);
      expect([address, shift <= 0.01]).toEqual([address, true]);
    }
  },
);

test('a font that does not come keeps nobody from reading, and moves nothing when it does', async ({
  page,
}) => {
  await watchLayoutShift(page);
  const release = await holdRequests(page, font);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => lettering(page)).toEqual({ isShown: true, isOwn: false });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody waits for the font', async ({ page }) => {
    await holdRequests(page, font);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
