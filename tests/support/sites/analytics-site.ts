import type { Page } from 'playwright/test';

import { expect as soon, test as base } from '../site';
import { startSiteWith } from './site-with-settings';

// The second web process makes every page anew while the first of its tests run.
export const expect = soon.configure({ timeout: 40_000 });

/** The names of the question and of the button that brings it back. */
export const asked = { name: 'Cookies' };
export const settings = { name: 'Cookie settings' };

/** What this site itself has noted, without Google's commands. */
export const noted = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in entry));

/** On a web process that has an analytics id, and is not the site itself. */
export const test = base.extend<object, { site: { url: string } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSiteWith({ ANALYTICS_ID: 'G-TEST1', SEARCH_ENGINES: 'false' });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
