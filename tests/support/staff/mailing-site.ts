import type { Locator, Page } from 'playwright/test';

import { startMailServer, type MailServer } from '../mail/mail-server';
import { startMailingSite } from '../sites/site-with-settings';
import { query, test } from '../site';
import { shownSubmission } from './inbox';
import { stored } from './replies';
import { signInByRequest } from './staff-session';

export const email = 'kit@marlowjoinery.example';

interface Mailing {
  readonly url: string;
  readonly mails: MailServer;
  /** Of the request that Kit Marlow sent before each test. */
  readonly id: string;
  readonly open: (page: Page, id?: string) => Promise<Locator>;
}

/** For all tests of a file: a site with a mail server, where Kit Marlow has asked for a quote. */
export function useMailingSite(): Mailing {
  // The second web process listens on a port of its own.
  test.use({ expected: /request to http:\/\/localhost:\d+|Failed to load resource/ });

  let mails: MailServer;
  let site: Awaited<ReturnType<typeof startMailingSite>>;
  test.beforeAll(async () => {
    mails = await startMailServer();
    site = await startMailingSite(mails.url);
  });
  test.afterAll(async () => {
    await site.close();
    await mails.close();
  });

  const forget = () => query(`DELETE FROM quote_submissions WHERE name = 'Kit Marlow'`);
  test.afterEach(forget);
  let id = '';
  test.beforeEach(async () => {
    await forget();
    mails.reset();
    id = await stored(email);
  });
  return {
    get url() {
      return site.url;
    },
    get mails() {
      return mails;
    },
    get id() {
      return id;
    },
    open: async (page, of = id) => {
      await signInByRequest(page);
      await page.goto(`${site.url}/admin?tab=quote&open=${of}`);
      return shownSubmission(page);
    },
  };
}
