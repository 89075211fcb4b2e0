import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** Every position that the page was scrolled through, as `recordScrolling` noted it. */
    scrolledThrough?: number[];
  }
}

/** Where the page is scrolled to. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls at once, whatever the page's own way of scrolling is. */
export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/**
 * Clicks what is on the screen. Before a click of Playwright's own the browser scrolls to where a
 * sticky header would stand without stickiness: to the top of the page.
 */
export async function clickInPlace(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (!box) throw new Error('It takes no room.');
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Notes from now on where the page is scrolled to, frame by frame. */
export async function recordScrolling(page: Page) {
  await page.evaluate(() => {
    window.scrolledThrough = [];
    addEventListener('scroll', () => void window.scrolledThrough?.push(scrollY));
  });
}

/** Since `recordScrolling` the page passed through places between where it was and where it is. */
export async function expectSmoothScrolling(page: Page, from: number) {
  const to = await scrollPosition(page);
  const positions = await page.evaluate(() => window.scrolledThrough ?? []);
  const between = positions.filter(
    (position) => position > Math.min(from, to) + 1 && position < Math.max(from, to) - 1,
  );
  expect(new Set(between).size).toBeGreaterThan(3);
}

/** A section begins right below the header, which covers none of it. */
export async function expectScrolledTo(section: Locator) {
  const beginsBelowHeader = () =>
    section.evaluate((element) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const gap = element.getBoundingClientRect().top - header;
      return gap >= 0 && gap < 40;
    });
  await expect.poll(beginsBelowHeader).toBe(true);
}
