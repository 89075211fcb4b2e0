import type { Locator, Page } from 'playwright/test';

import { isOn } from '@/features';

import { expect, query, test } from '../support/site';

const furthest = 60;

/** Presses Tab until the element has the focus, which then has to show. */
async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < furthest; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toHaveCSS('outline-style', 'solid');
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`The focus does not come to ${target.toString()}`);
}

test('by keyboard alone a visitor gets from home to a sent quote', async ({ page }) => {
  const description = `By keyboard. ${crypto.randomUUID()}`;
  await page.goto('/');
  // Nothing takes the focus while the first paint waits for the font.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'Get a Free Quote' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Free Project Quote');

  // Sent too early, it leads to the first thing that is missing.
  const submit = page.getByRole('button', { name: 'Submit Request' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toContainText('There is a problem');
  await tabTo(page, page.getByRole('link', { name: 'Enter your full name' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await page.keyboard.type('Margaret Oduya');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('m.oduya@keyboard.example');
  await tabTo(page, page.getByLabel('Project Type'));
  await page.keyboard.type('Portal');
  await tabTo(page, page.getByLabel('Project Description'));
  await page.keyboard.type(description);
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();
  const rows = await query('SELECT * FROM quote_submissions WHERE description = $1', [description]);
  expect(rows).toMatchObject([{ name: 'Margaret Oduya', project_type: 'portal' }]);

  await tabTo(page, page.getByRole('link', { name: 'Return to Homepage' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('by keyboard alone a visitor copies the path of a gallery image', async ({
  page,
  context,
  baseURL,
}) => {
  test.skip(!isOn('gallery'), 'The site does without.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/image-gallery');
  const first = page.getByRole('main').getByRole('listitem').first();
  await tabTo(page, first.getByRole('button', { name: /Copy Path/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(first).toContainText(copied);
  // The focus stays, ready for the next press.
  await expect(first.getByRole('button')).toBeFocused();
});

test('at 400% zoom the header goes with the page, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(header).toHaveCSS('position', 'sticky');
});

test('a page moves smoothly to a part of it, and at once to what has the focus', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  // A link that is pressed leads there smoothly, and what is pressed beside one does not.
  const toProcess = page.getByRole('banner').getByRole('link', { name: 'Process' });
  await toProcess.click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect(page.locator('#process')).toBeInViewport();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('on a phone the industries stand in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/industries');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  const boxes = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((card) => card.getBoundingClientRect().top),
  );
  expect(boxes[0]).toBe(boxes[1]);
});
