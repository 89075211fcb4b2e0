import type { Page } from 'playwright/test';

import { expect } from '../site';

const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Waits for the one toast on the page: its title, then its text if it has one, to the letter. */
export async function expectToast(page: Page, tone: 'success' | 'error', words: string[]) {
  await expect(toasts(page).locator('[data-title], [data-description]')).toHaveText(words);
  await expect(toasts(page)).toHaveAttribute('data-type', tone);
}

/** Counts every toast that the page shows from its next load on, also one that another replaces. */
export async function countToasts(page: Page): Promise<() => number> {
  let count = 0;
  page.on('console', (message) => {
    if (message.text() === 'a toast appeared') count += 1;
  });
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        console.info('a toast appeared');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => count;
}
