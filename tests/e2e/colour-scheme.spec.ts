import type { Page } from 'playwright/test';

import { darkPaper, palette } from '@/ui/palette';

import { expect, test } from '../support/site';

const paper = { light: 'rgb(241, 243, 239)', dark: 'rgb(15, 24, 23)' };

const expectScheme = (page: Page, scheme: keyof typeof paper) =>
  expect(page.locator('body')).toHaveCSS('background-color', paper[scheme]);

/** Of the browser's own bar: of all that are named, the first whose condition holds. */
const expectBarColour = (page: Page, colour: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            ({ media }) => matchMedia(media).matches,
          )?.content,
      ),
    )
    .toBe(colour);

const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Colour scheme' }).getByRole('radio', { name });

test('the footer offers the system’s scheme, light and dark, and keeps what was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await expect(choice(page, 'System')).toBeChecked();
  await expectScheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');

  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Light')).toBeChecked();
  await expectScheme(page, 'light');

  // Another document, the inbox among them, and a link within one.
  await page.goto('/admin');
  await expectScheme(page, 'light');
  await page.goto('/work');
  await expectScheme(page, 'light');
  await expect(choice(page, 'Light')).toBeChecked();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveCSS('filter', 'none');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expectScheme(page, 'light');

  await choice(page, 'System').check();
  await expectScheme(page, 'dark');
  await page.reload();
  await expect(choice(page, 'System')).toBeChecked();
  await expectScheme(page, 'dark');
});

test('a kept scheme is there before any file of script, so that nothing flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await choice(page, 'Dark').check();
  await page.route('**/*.js', () => undefined);
  await page.goto('/disclaimer', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer');
  await expectScheme(page, 'dark');
});

test('the browser’s own bar follows the choice, on every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  await expectBarColour(page, darkPaper);
  await choice(page, 'Light').check();
  await expectBarColour(page, palette.paper);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expectBarColour(page, palette.paper);
  await choice(page, 'System').check();
  await expectBarColour(page, darkPaper);
});

test('another tab follows the choice', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const other = await context.newPage();
  await other.goto('/privacy');
  await choice(other, 'Dark').check();
  await expectScheme(page, 'dark');
  await expect(choice(page, 'Dark')).toBeChecked();
});

test('a page from the browser’s memory follows the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await expect(choice(page, 'System')).toBeChecked();
  await page.evaluate(() => {
    // As another page does, while the browser keeps this one and tells it nothing.
    localStorage.setItem('colour-scheme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectScheme(page, 'dark');
  await expect(choice(page, 'Dark')).toBeChecked();
});

test('a dark page is printed on white', async ({ page }) => {
  await page.goto('/terms');
  await choice(page, 'Dark').check();
  await page.emulateMedia({ media: 'print' });
  await expectScheme(page, 'light');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the system’s scheme holds, and no switch is offered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/terms');
    await expectScheme(page, 'dark');
    await expect(page.getByText('Colour scheme')).toBeHidden();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme(page, 'light');
  });
});

test('in forced colours, which take away its ground, a button has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/quote');
  for (const button of [
    page.getByRole('link', { name: 'Get Started' }).first(),
    page.locator('form button[type=submit]'),
  ])
    await expect(button).toHaveCSS('border-top-width', '2px');
});
