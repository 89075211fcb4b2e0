import type { Page } from 'playwright/test';

import { bothWidths, expect, test } from '../../support/site';

const there = (page: Page) => page.locator('form[name=quote] .core-layer[data-there]');
const shownLayers = (page: Page) =>
  page.locator('#thank-you [data-layer]').filter({ visible: true });

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ida Holm');
  await page.getByLabel('Email').fill('ida.holm@example.com');
  await page.getByLabel('Project Type').selectOption('portal');
  await page.getByLabel('Budget').selectOption('10k-25k');
}

test(
  'the core beside the form gains a layer with each answer, and keeps none that is wrong',
  { tag: bothWidths },
  async ({ page }) => {
    await page.goto('/quote');
    await expect(there(page)).toHaveCount(0);
    await answer(page);
    await expect(there(page)).toHaveCount(4);
    await expect(there(page).filter({ hasText: '£10k–£25k' })).toHaveCount(1);
    // An address that leads nowhere, and a text that is gone again.
    await page.getByLabel('Email').fill('ida.holm');
    await page.getByLabel('Full Name').fill('');
    await expect(there(page)).toHaveCount(2);
    await answer(page);
    await page.getByLabel('Project Description').fill('A portal for our growers.');
    // All that is needed: the accent.
    await expect(there(page)).toHaveCount(6);
    await expect(page.locator('form[name=quote] .core-layer.bg-accent')).toHaveAttribute(
      'data-there',
    );
    // A draft brings its layers along.
    await page.reload();
    await expect(there(page)).toHaveCount(6);
  },
);

test('the thank-you shows the layers of what was answered', async ({ page }) => {
  await page.goto('/quote');
  await answer(page);
  await page.getByLabel('Project Description').fill('A portal for our growers.');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You For Your Request!' })).toBeVisible();
  await expect(shownLayers(page)).toHaveCount(5);
  await expect(page.locator('#thank-you [data-layer=phone]')).toBeHidden();
});

test('nothing of the core moves the page, or moves under reduced motion', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/quote');
  const shifts = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) found.push(Number(entry.value));
    }).observe({ type: 'layout-shift' });
    return found;
  });
  const height = await page.locator('form[name=quote]').evaluate((form) => form.scrollHeight);
  await answer(page);
  await expect(there(page)).toHaveCount(4);
  expect(await page.locator('form[name=quote]').evaluate((form) => form.scrollHeight)).toBe(height);
  // What a browser calls good is a hundred times as much: that a form wakes moves a letter by a hair.
  const moved = await shifts.evaluate((found) => found.reduce((sum, each) => sum + each, 0));
  expect(moved).toBeLessThan(0.001);
  const moves = there(page).first();
  await expect(moves).toHaveCSS('transition-duration', '0s');
  await context.close();
});
