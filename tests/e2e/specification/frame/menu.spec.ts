import type { Page } from 'playwright/test';

import { linksOf, openPage, small, wide } from '../../../support/pages/frame';
import {
  clickInPlace,
  expectScrolledTo,
  scrollPosition,
  scrollPageTo,
} from '../../../support/pages/scrolling';
import { expect, test } from '../../../support/site';

test.use({ viewport: small });

const hamburger = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function openMenu(page: Page) {
  await clickInPlace(hamburger(page));
  await expect(menu(page)).toBeVisible();
}

test('on a small screen a hamburger takes the place of the links in the header', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(hamburger(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  expect(await linksOf(page.getByRole('banner'))).toEqual([['OneLayer', '/']]);

  await page.setViewportSize(wide);
  await expect(hamburger(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('the menu lists the links of the specification in their order', async ({ page }) => {
  await openPage(page, '/');
  await openMenu(page);
  expect((await linksOf(menu(page))).slice(0, 7)).toEqual([
    ['Home', '/'],
    ['Industries', '/industries'],
    ['Services', '/#services'],
    ['Process', '/#process'],
    ['Our Work', '/work'],
    ['Contact', '/#contact'],
    ['Get Started', '/quote'],
  ]);
});

test('the menu has links to a social and a professional network, and nothing after them but the copyright', async ({
  page,
}) => {
  await openPage(page, '/');
  await openMenu(page);
  const links = await linksOf(menu(page));
  expect(links.slice(7).map(([label]) => label)).toEqual(['Facebook', 'LinkedIn']);
  expect(links[7]?.[1]).toMatch(/^https:\/\/www\.facebook\.com\/./);
  expect(links[8]?.[1]).toMatch(/^https:\/\/www\.linkedin\.com\/company\/./);
  await expect(menu(page)).toHaveText(/LinkedIn© \d{4} OneLayer Holdings Ltd$/);
});

test('the menu’s copyright line has the current year, whenever the page was made', async ({
  page,
}) => {
  // 31 December in Greenwich and in London, and the first half hour of the year in both.
  for (const [clock, year] of [
    ['2026-12-31T23:30:00Z', 2026],
    ['2027-01-01T00:30:00Z', 2027],
  ] as const) {
    await page.clock.setFixedTime(clock);
    await openPage(page, '/');
    await openMenu(page);
    await expect(menu(page).getByText(`© ${year} OneLayer Holdings Ltd`)).toBeVisible();
  }

  await page.clock.setFixedTime('2031-01-01T00:30:00Z');
  await openPage(page, '/');
  await openMenu(page);
  await expect(menu(page).getByText('© 2031 OneLayer Holdings Ltd')).toBeVisible();
});

test('the page behind the open menu cannot be scrolled, and can again once it is closed', async ({
  page,
}) => {
  await openPage(page, '/');
  await scrollPageTo(page, 300);
  await openMenu(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.mouse.move(187, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await scrollPosition(page)).toBe(300);

  await clickInPlace(hamburger(page));
  await expect(menu(page)).toBeHidden();
  await page.mouse.move(187, 400);
  await page.mouse.wheel(0, 200);
  // Exactly this far: what was turned before has left no trace.
  await expect.poll(() => scrollPosition(page)).toBe(500);
});

test('a page change closes the menu and scrolls to the top', async ({ page }) => {
  await openPage(page, '/industries');
  await scrollPageTo(page, 700);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Our Work' }).click();
  await expect(page).toHaveURL('/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work');
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => scrollPosition(page)).toBe(0);

  // Not by a link of the menu, which closes it by itself.
  await openMenu(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Work');
  await expect(page).toHaveURL('/industries');
  await expect(menu(page)).toBeHidden();
});

test('the menu’s Services, Process and Contact close it and show their sections', async ({
  page,
}) => {
  await openPage(page, '/privacy');
  for (const [label, id] of [
    ['Services', 'services'],
    ['Contact', 'contact'],
    ['Process', 'process'],
  ] as const) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(menu(page)).toBeHidden();
    await expectScrolledTo(page.locator(`#${id}`));
  }
});

test('Escape closes the menu and gives the focus back to the hamburger', async ({ page }) => {
  await openPage(page, '/');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Process' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAccessibleName('Open menu');
});

test('the open menu is worked by the keyboard, which never leaves it for the page behind', async ({
  page,
}) => {
  await openPage(page, '/');
  await hamburger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(hamburger(page)).toHaveAccessibleName('Close menu');
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Industries' })).toBeFocused();

  // More presses than the menu has links: round through the browser and the header again.
  const visited: boolean[] = [];
  for (let press = 0; press < 16; press++) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
    );
  }
  expect(visited).toEqual(visited.map(() => false));

  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Learn How It Works' }).focus();
  await expect(page.getByRole('link', { name: 'Learn How It Works' })).toBeFocused();
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('taps open the menu, close it and lead on', async ({ page }) => {
    await openPage(page, '/');
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await hamburger(page).tap();
    await expect(menu(page)).toBeHidden();
    await hamburger(page).tap();
    await menu(page).getByRole('link', { name: 'Get Started' }).tap();
    await expect(page).toHaveURL('/quote');
    await expect(menu(page)).toBeHidden();
  });
});
