import type { Page } from 'playwright/test';

import { expect } from './site';

export const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Waits for the one toast on the page: its title, then its text if it has one, to the letter. */
export async function expectToast(page: Page, tone: 'success' | 'error', words: string[]) {
  await expect(toasts(page).locator('[data-title], [data-description]')).toHaveText(words);
  await expect(toasts(page)).toHaveAttribute('data-type', tone);
}
