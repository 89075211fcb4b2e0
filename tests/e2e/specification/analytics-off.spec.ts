import type { Page } from 'playwright/test';

import { asked, settings } from '../../support/sites/analytics-site';
import { expect, test } from '../../support/site';

const dataLayer = (page: Page) => page.evaluate(() => window.dataLayer);

test.describe('without an analytics id', () => {
  test.use({ expected: /status of 404|404: no page at/ });

  test('home notes a page view, and a missing page an error with its path', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => dataLayer(page)).toEqual([{ event: 'page_view' }]);
    await page.goto('/nope/at-all?x=1');
    await expect
      .poll(() => dataLayer(page))
      .toEqual([{ event: 'error', category: '404', label: '/nope/at-all', nonInteraction: true }]);
    await page.goto('/industries');
    await page.waitForLoadState('networkidle');
    expect(await dataLayer(page)).toBeUndefined();
  });

  test('nobody is asked, and no byte of the question or of Google is loaded', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const response = await page.goto('/');
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(scripts)).join('\n');
    const has = (words: string) => loaded.includes(words);
    expect(has('page_view')).toBe(true);
    expect([has('googletagmanager'), has('count your visit'), has('_ga')]).toEqual(
      Array(3).fill(false),
    );
    expect((await response?.text())?.includes('analytics-id')).toBe(false);
    expect(response?.headers()['content-security-policy']).not.toContain('google');
    await expect(page.getByRole('region', asked)).toHaveCount(0);
    await expect(page.getByRole('button', settings)).toHaveCount(0);
  });
});
