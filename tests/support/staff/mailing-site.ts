import type { Locator, Page } from 'playwright/test';

import { startMailbox, type Mailbox } from '../mail/imap-server';
import { startMailServer, type MailServer } from '../mail/mail-server';
import { startMailingSite } from '../sites/site-with-settings';
import { query, test as base } from '../site';
import { answerAddress } from '../submissions/thread-address';
import { shownSubmission } from './inbox';
import { stored } from './replies';
import { signInByRequest } from './staff-session';

/** Who has sent the quote request that each of these tests finds. */
export const email = 'kit@marlowjoinery.example';

/** Signs the mails that a program hands over. */
export const webhookSecret = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';

interface Servers {
  readonly url: string;
  readonly mails: MailServer;
  readonly mailbox: Mailbox;
}

export interface Mailing extends Servers {
  /** Of the request that Kit Marlow has sent. */
  readonly id: string;
  /** Shows a submission, Kit Marlow's by default, to an admin. */
  readonly open: (page: Page, id?: string) => Promise<Locator>;
}

const forget = () =>
  query(`WITH gone AS (DELETE FROM thread_entries WHERE state = 'unmatched')
         DELETE FROM quote_submissions WHERE name = 'Kit Marlow'`);

/**
 * Beside the usual site: a second web process that mails and reads a mailbox, one for all these
 * tests, where Kit Marlow has asked for a quote.
 */
export const test = base.extend<{ site: Mailing }, { servers: Servers }>({
  // The second web process listens on a port of its own.
  expected: /request to http:\/\/localhost:\d+|Failed to load resource/,
  servers: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [mailbox, mails] = await Promise.all([startMailbox(), startMailServer()]);
      const site = await startMailingSite({
        SMTP_URL: mails.url,
        ANSWER_ADDRESS: answerAddress,
        IMAP_URL: mailbox.url,
        ANSWER_WEBHOOK_SECRET: webhookSecret,
        NOTICE_WEBHOOK_PRIVATE: 'true',
      });
      await use({ url: site.url, mails, mailbox });
      await site.close();
      await mailbox.kill();
      await mails.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ servers }, use) => {
    await forget();
    servers.mails.reset();
    const id = await stored(email);
    await use({
      ...servers,
      id,
      open: async (page, of = id) => {
        await signInByRequest(page);
        await page.goto(`${servers.url}/admin?tab=quote&open=${of}`);
        return shownSubmission(page);
      },
    });
    await forget();
  },
});
