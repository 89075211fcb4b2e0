import type { Page } from 'playwright/test';

import { linksOf, openPage, wide } from '../../../support/pages/frame';
import { industries, industryAddresses, industryTitles } from '../../../support/pages/industries';
import { scrollPosition, scrollPageTo } from '../../../support/pages/scrolling';
import { bothWidths, expect, test } from '../../../support/site';

const header = (page: Page) => page.getByRole('banner');
const industriesButton = (page: Page) => header(page).getByRole('button', { name: 'Industries' });
const industriesMenu = (page: Page) => page.getByRole('navigation', { name: 'Industries' });

test(
  'the header stays at the top of the screen however far the page is scrolled',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/work');
    await scrollPageTo(page, 1500);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    expect((await header(page).boundingBox())?.y).toBe(0);
  },
);

test(
  'the header changes its look past 10 px of scrolling, and not at 10',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/work');
    const clip = await header(page).boundingBox();
    if (!clip) throw new Error('The header takes no room.');
    // Not the locator's own screenshot: that would scroll.
    const look = () => page.screenshot({ clip, animations: 'disabled' });
    const atTop = await look();
    const changed = async () => !atTop.equals(await look());

    await scrollPageTo(page, 11);
    await expect.poll(changed).toBe(true);
    await scrollPageTo(page, 10);
    await expect.poll(changed).toBe(false);

    // Where the browser itself has scrolled before there was a script to hear of it.
    await scrollPageTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(300);
    await expect.poll(changed).toBe(true);
  },
);

test.describe('with room for its links', () => {
  test.use({ viewport: wide });

  test('the header names its links in the order of the specification', async ({ page }) => {
    await openPage(page, '/work');
    const entries = header(page).getByRole('navigation').locator('a, button');
    await expect(entries.filter({ visible: true })).toHaveText([
      'Home',
      'Industries',
      'Services',
      'Process',
      'Our Work',
      'Contact',
    ]);
    const [brand, ...links] = await linksOf(header(page));
    expect(brand).toEqual(['OneLayer', '/']);
    expect(links).toEqual([
      ['Home', '/'],
      ['Services', '/#services'],
      ['Process', '/#process'],
      ['Our Work', '/work'],
      ['Contact', '/#contact'],
      ['Get Started', '/quote'],
    ]);
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test('Get Started leads to the quote form', async ({ page }) => {
    await openPage(page, '/');
    await header(page).getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/quote');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Project Quote');
  });

  test('the Industries dropdown shows the thirteen industries in three columns', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(industriesMenu(page)).toBeHidden();
    await industriesButton(page).click();
    await expect(industriesMenu(page)).toBeVisible();

    const items = industriesMenu(page).getByRole('listitem');
    await expect(items).toHaveText(industryTitles);
    const links = await linksOf(industriesMenu(page).getByRole('list'));
    expect(links.map(([, href]) => href)).toEqual(industryAddresses);

    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
    const lefts = boxes.map((box) => Math.round(box?.x ?? 0));
    const columns = [...new Set(lefts)];
    expect(columns).toHaveLength(3);
    // Row by row: the second stands beside the first.
    expect(lefts.map((left) => columns.indexOf(left))).toEqual(industries.map((_, at) => at % 3));
    expect(columns).toEqual([...columns].sort((a, b) => a - b));
  });

  test('the Industries dropdown opens, leads on and closes under a pointer', async ({ page }) => {
    await openPage(page, '/');
    await industriesButton(page).click();
    await expect(industriesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await industriesButton(page).click();
    await expect(industriesMenu(page)).toBeHidden();
    await expect(industriesButton(page)).toHaveAttribute('aria-expanded', 'false');

    await industriesButton(page).click();
    await page.getByRole('main').click({ position: { x: 5, y: 640 } });
    await expect(industriesMenu(page)).toBeHidden();

    await industriesButton(page).click();
    await industriesMenu(page).getByRole('link', { name: 'Real Estate' }).click();
    await expect(page).toHaveURL('/industries/real-estate');
    await expect(industriesMenu(page)).toBeHidden();
  });

  test('the Industries dropdown is worked by the keyboard alone, and Escape gives the focus back', async ({
    page,
  }) => {
    await openPage(page, '/');
    const link = (name: string) => industriesMenu(page).getByRole('link', { name, exact: true });
    await industriesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(industriesMenu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link('Healthcare')).toBeFocused();
    // Whoever reads on from the button comes to it next, and by Tab from its end to the next entry.
    expect(await industriesButton(page).evaluate((button) => button.nextElementSibling?.id)).toBe(
      await industriesMenu(page).getAttribute('id'),
    );
    await industriesMenu(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Services' })).toBeFocused();
    await expect(industriesMenu(page)).toBeHidden();
    await industriesButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(link('Healthcare')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(industriesMenu(page)).toBeHidden();
    await expect(industriesButton(page)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(link('Healthcare')).toBeFocused();
    // Those are the browser's own: Back and Forward.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(link('Healthcare')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(link('Fintech')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Education')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(link('Healthcare')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/industries/ecommerce');
    await expect(industriesMenu(page)).toBeHidden();
  });

  test.describe('on a screen that is touched', () => {
    test.use({ hasTouch: true });

    test('the Industries dropdown opens, closes and leads on by taps', async ({ page }) => {
      await openPage(page, '/work');
      await industriesButton(page).tap();
      await expect(industriesMenu(page)).toBeVisible();
      await industriesButton(page).tap();
      await expect(industriesMenu(page)).toBeHidden();
      await industriesButton(page).tap();
      await industriesMenu(page).getByRole('link', { name: 'Non-profit' }).tap();
      await expect(page).toHaveURL('/industries/non-profit');
      await expect(industriesMenu(page)).toBeHidden();
    });
  });
});
