import type { Page } from 'playwright/test';

import { openPage, wide } from '../../../support/pages/frame';
import {
  clickInPlace,
  expectScrolledTo,
  expectSmoothScrolling,
  recordScrolling,
  scrollPosition,
  scrollPageTo,
} from '../../../support/pages/scrolling';
import { expect, test } from '../../../support/site';

const anchors = [
  { label: 'Services', id: 'services' },
  { label: 'Process', id: 'process' },
  { label: 'Contact', id: 'contact' },
];

const header = (page: Page) => page.getByRole('banner');

// With room for its links.
test.use({ viewport: wide });

test('on the home page Services, Process and Contact scroll smoothly to their sections', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const { label, id } of anchors) {
    const from = await scrollPosition(page);
    await recordScrolling(page);
    await clickInPlace(header(page).getByRole('link', { name: label, exact: true }));
    await expectScrolledTo(page.locator(`#${id}`));
    await expect(page).toHaveURL(`/#${id}`);
    await expectSmoothScrolling(page, from);
  }
});

test('on other pages Services, Process and Contact go to the home page with the anchor', async ({
  page,
}) => {
  for (const { label, id } of anchors) {
    await openPage(page, '/privacy');
    await scrollPageTo(page, 500);
    await clickInPlace(header(page).getByRole('link', { name: label, exact: true }));
    await expect(page).toHaveURL(`/#${id}`);
    await expectScrolledTo(page.locator(`#${id}`));
  }
});

test('a page change scrolls to the top', async ({ page }) => {
  await openPage(page, '/industries');
  await scrollPageTo(page, 900);
  await clickInPlace(header(page).getByRole('link', { name: 'Our Work' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work');
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await scrollPageTo(page, 900);
  await clickInPlace(header(page).getByRole('link', { name: 'Home', exact: true }));
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('on the home page a page change scrolls to the hash target after 100 ms', async ({ page }) => {
  // Scrolling that takes no time can be told from none at any moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/work');
  await page.clock.pauseAt(Date.now() + 60_000);

  await header(page).getByRole('link', { name: 'Services' }).click();
  // Its note comes as the page change is complete, together with the header's.
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBe(1);
  // Where Next scrolls at once: the page may still grow above its target.
  await scrollPageTo(page, 0);
  await page.clock.runFor(99);
  expect(await scrollPosition(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrollPosition(page)).toBeGreaterThan(1000);
  await expectScrolledTo(page.locator('#services'));
});
