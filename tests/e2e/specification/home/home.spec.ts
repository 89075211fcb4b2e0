import type { Locator } from 'playwright/test';

import { openPage } from '../../../support/pages/frame';
import {
  expectScrolledTo,
  expectSmoothScrolling,
  recordScrolling,
  scrollPageTo,
} from '../../../support/pages/scrolling';
import { bothWidths, expect, test } from '../../../support/site';
import { process, words } from '../../../support/pages/home';

test('home has its eight sections in the order of the specification, each under its name', async ({
  page,
}) => {
  const marks: ((section: Locator) => Locator)[] = [
    (section) => section.getByRole('heading', { level: 1 }),
    (section) => section.getByRole('heading', { level: 2, name: /industries/i }),
    (section) => section.getByRole('heading', { level: 2, name: 'The OneLayer Advantage' }),
    (section) => section.getByRole('heading', { level: 2, name: 'Features & Functionality' }),
    (section) => section.getByText('Process', { exact: true }),
    (section) => section.getByRole('heading', { level: 2, name: /portfolio/i }),
    (section) => section.getByRole('heading', { level: 2, name: 'Success Stories' }),
    (section) => section.getByText('Contact', { exact: true }),
  ];
  await page.goto('/');
  const sections = page.getByRole('main').locator('> section');
  await expect(sections).toHaveCount(8);
  for (const [index, mark] of marks.entries()) {
    await expect(mark(sections.nth(index))).toBeVisible();
  }
  await expect(sections.nth(3)).toHaveId('services');
  await expect(sections.nth(3).getByText('Services', { exact: true })).toBeVisible();
  await expect(sections.nth(4)).toHaveId('process');
  await expect(sections.nth(7)).toHaveId('contact');
});

test('the hero’s Get a Free Quote leads to the quote form', async ({ page }) => {
  await openPage(page, '/');
  const hero = page.getByRole('main').locator('> section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(words);
  await hero.getByRole('link', { name: 'Get a Free Quote' }).click();
  await expect(page).toHaveURL('/quote');
});

test(
  'the hero’s Learn How It Works scrolls smoothly to Process, a second time too',
  { tag: bothWidths },
  async ({ page }) => {
    await openPage(page, '/');
    await recordScrolling(page);
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expectScrolledTo(process(page));
    await expectSmoothScrolling(page, 0);

    await scrollPageTo(page, 0);
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expectScrolledTo(process(page));
  },
);

test('the portfolio call has a button that leads to the work', async ({ page }) => {
  await openPage(page, '/');
  const portfolio = page.getByRole('main').locator('> section').nth(5);
  await portfolio.getByRole('link').click();
  await expect(page).toHaveURL('/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Work');
});

test('home notes one page_view for the analytics each time it is opened, other pages none', async ({
  page,
}) => {
  const pageViews = () =>
    page.evaluate(() => {
      const noted = window.dataLayer ?? [];
      return noted.filter((entry) => 'event' in entry && entry.event === 'page_view').length;
    });
  await openPage(page, '/');
  await expect.poll(pageViews).toBe(1);

  await openPage(page, '/work');
  expect(await pageViews()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'OneLayer' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(pageViews).toBe(1);
});
