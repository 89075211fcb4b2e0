import type { Locator, Page } from 'playwright/test';

import { onlyWith } from '@/features';

import { layoutShift, watchLayoutShift } from '../support/rendering/layout-shift';
import { publicPages } from '../support/pages/public-pages';
import { expect, test } from '../support/site';

test.use({ expected: /404/ });

const everyPage = async () => [...(await publicPages()), '/nope', '/admin'];

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

test('nothing moves while fonts and images come late', async ({ page }) => {
  await watchLayoutShift(page);
  await page.route(/\.(woff2|webp|jpe?g|png)(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const scores: Record<string, number> = {};
  for (const address of await everyPage()) {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    await page.waitForTimeout(800);
    scores[address] = await layoutShift(page);
  }
  console.log(`The largest layout shift: ${Math.max(...Object.values(scores)).toFixed(4)}`);
  expect(Object.entries(scores).filter(([, score]) => score > 0.01)).toEqual([]);
});

test('no page has to be scrolled sideways', async ({ page }) => {
  const tooWide: string[] = [];
  for (const address of await everyPage()) {
    await page.goto(address);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) tooWide.push(`${address}: ${excess} px`);
  }
  expect(tooWide).toEqual([]);
});

test('what is pressed is 44 pixels high or wide for a finger, 24 for a mouse', async ({
  page,
  hasTouch,
}) => {
  const least = hasTouch ? 44 : 24;
  const small: string[] = [];
  for (const address of await everyPage()) {
    await page.goto(address);
    const found = await page.evaluate((minimum) => {
      const controls = document.querySelectorAll('a[href], button, input, select, textarea');
      return [...controls].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSeen = control.checkVisibility({
          visibilityProperty: true,
          opacityProperty: false,
        });
        // WCAG exempts what stands in a sentence; skip links show themselves to the keyboard alone.
        const isInSentence = getComputedStyle(control).display === 'inline';
        const isHidden = width <= 1 || control.closest('.skip-link, [aria-hidden="true"]') !== null;
        if (!isSeen || isInSentence || isHidden || Math.min(width, height) >= minimum) return [];
        if (height >= minimum && width >= 24) return [];
        return [
          `${control.textContent.trim() || control.outerHTML.slice(0, 80)}: ${width.toFixed()} × ${height.toFixed()}`,
        ];
      });
    }, least);
    small.push(...found.map((text) => `${address} ${text}`));
  }
  expect([...new Set(small)]).toEqual([]);
});

test('legal pages and the case study print their text, black on white, and nothing to press', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const address of [
    '/privacy',
    ...onlyWith('giveaway', '/competition-1'),
    '/accessibility',
    '/work/deelflo',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole('main').locator('h2:visible').all()) {
      await expect(heading).toHaveCSS('color', 'rgb(17, 33, 31)');
    }
    for (const part of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toBeHidden();
    }
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(241, 243, 239)');
  }
});

test('in forced colours the choice of scheme and the strata still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/terms');
  const background = (element: Locator) =>
    element.evaluate((found) => getComputedStyle(found).backgroundColor);
  const paper = await background(page.locator('body'));
  const chosen = page.getByRole('contentinfo').locator('label').filter({ hasText: 'System' });
  expect(await background(chosen)).not.toBe(paper);
  await page.goto('/industries/healthcare');
  const one = page.locator('main .ground-layer').locator('visible=true').first();
  expect(await one.evaluate((layer) => getComputedStyle(layer).fill)).not.toBe(paper);
});
