import type { Page } from 'playwright/test';

import { expect, test } from '../support/site';

const description = (page: Page) => page.getByRole('textbox', { name: 'Project Description' });
const toQuote = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();

test('Back to an older page of a form shows the words that were written last', async ({ page }) => {
  await page.goto('/quote');
  await description(page).fill('First words.');
  await page.goto('/work');
  await toQuote(page);
  await expect(description(page)).toHaveValue('First words.');
  await description(page).fill('Second words.');
  await page.goBack();
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(page).toHaveURL('/quote');
  await expect(description(page)).toHaveValue('Second words.');
  await expect(page.getByRole('main').locator('form')).toHaveJSProperty('noValidate', true);
  await expect(description(page)).toHaveValue('Second words.');
  await page.goto('/quote');
  await expect(description(page)).toHaveValue('Second words.');
});

test('a reload at a part of home stays where somebody has scrolled to', async ({ page }) => {
  await page.goto('/#process');
  await expect(page.locator('#process')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.locator('#process')).not.toBeInViewport();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await expect(page.locator('#process')).not.toBeInViewport();
});
