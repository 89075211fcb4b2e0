import { test as base } from '../site';
import { startOwnSite, type OwnSite } from './own-site';

/**
 * On a site with a PostgreSQL of its own. All these tests share one, so each leaves its database
 * running, with nothing in it that disturbs the next.
 */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
