import { createHmac } from 'node:crypto';

import type { Browser, BrowserContextOptions, Page } from 'playwright/test';

import { newAccount, newAdmin, removeNewAdmins } from '../support/staff/accounts';
import { startMailServer, type MailServer } from '../support/mail/mail-server';
import { startMailingSite } from '../support/sites/site-with-settings';
import { expect, query, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';
import { isOpen, replyByHand, triage } from '../support/working-day/morning';
import { copied, workAfternoon } from '../support/working-day/afternoon';
import {
  afternoon,
  clashOfReplies,
  emailOf,
  isMessage,
  morning,
  nameOf,
  numbersFrom,
  plan,
} from '../support/working-day/plan';
import { answerAddress } from '../support/submissions/thread-address';

// The second web process listens on a port of its own.
test.use({ expected: /request to http:\/\/localhost:\d+|Failed to load resource/ });

/** Signs the mails that a program hands over. */
const webhookSecret = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';

let mails: MailServer;
let site: Awaited<ReturnType<typeof startMailingSite>>;
const empty = () =>
  query(`DELETE FROM contact_submissions; DELETE FROM quote_submissions;
         DELETE FROM payload_jobs WHERE input->>'submission' IS NOT NULL`);
test.beforeAll(async () => {
  mails = await startMailServer();
  site = await startMailingSite({
    SMTP_URL: mails.url,
    ANSWER_ADDRESS: answerAddress,
    ANSWER_WEBHOOK_SECRET: webhookSecret,
  });
  await empty();
});
test.afterAll(async () => {
  await site.close();
  await mails.close();
  await empty();
  await removeNewAdmins();
});

/** Thirty people send a form. */
async function arrive({ request }: Page, numbers: typeof morning): Promise<void> {
  for (const number of numbersFrom(numbers)) {
    const person = { name: nameOf(number), email: emailOf(number) };
    const answer = await request.post(
      `${site.url}/api/${isMessage(number) ? 'contact' : 'quote'}`,
      {
        data: isMessage(number)
          ? { ...person, message: `Message number ${number}.` }
          : { ...person, projectType: 'portal', description: `Request number ${number}.` },
      },
    );
    expect(answer.status()).toBe(201);
  }
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

type Account = Awaited<ReturnType<typeof newAdmin>>;

async function browserOf(browser: Browser, account: Account, options?: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage();
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: account });
  expect(answer.ok()).toBe(true);
  return page;
}

/** As a program does that receives mail for the site. */
async function deliver({ request }: Page, mail: string): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const hash = createHmac('sha256', webhookSecret).update(`${seconds}.${mail}`).digest('hex');
  const answer = await request.post(`${site.url}/api/incoming-mail`, {
    data: Buffer.from(mail),
    headers: { 'Content-Type': 'message/rfc822', 'X-Mail-Signature': `t=${seconds},v1=${hash}` },
  });
  expect(answer.ok()).toBe(true);
}

const counts = async (text: string) =>
  Object.fromEntries((await query(text)).map(({ what, count }) => [String(what), count] as const));

const queues =
  /Open 0Waiting for us 0Waiting for them \d+Mine 0Watching 0Mentions 0Unassigned 0Overdue 0Snoozed 6Set aside 0Not delivered 0Done 54/;

test('sixty submissions are worked through in a day, and all that tells of it agrees', async ({
  page,
  browser,
}) => {
  const [before] = await query('SELECT now() AS at');
  await arrive(page, morning);
  await signInByRequest(page);
  const ines = await newAdmin();
  const inesPage = await browserOf(browser, ines);
  await triage(page, inesPage, site.url);

  for (const number of numbersFrom(plan.assigned)) {
    await inesPage.goto(`${site.url}/admin?view=mine`);
    await inesPage.getByRole('link', { name: nameOf(number), exact: true }).click();
    await isOpen(inesPage, number);
    await replyByHand(inesPage, number);
  }

  await arrive(page, afternoon);
  await workAfternoon({
    site: site.url,
    desk: page,
    inesByPhone: await browserOf(browser, ines, phone),
    cemByPhone: await browserOf(browser, await newAccount('agent', 'Cem Aydin'), phone),
    deliver: (mail) => deliver(page, mail),
  });

  const merged = plan.merged[1];
  const once = [
    ...numbersFrom(plan.answered),
    ...numbersFrom(plan.assigned),
    clashOfReplies,
    ...numbersFrom(plan.sentAndArchived),
    ...numbersFrom(plan.copied),
    ...[merged - 2, merged],
  ];
  const answered = [...once, ...numbersFrom(plan.conversed), ...numbersFrom(plan.conversed)];
  await expect
    .poll(() => query(`SELECT FROM thread_entries WHERE state = 'sent'`), { timeout: 60_000 })
    .toHaveLength(answered.length);

  await page.goto(`${site.url}/admin?view=open`);
  await expect(page.getByText('Nothing is open. All is done.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Work' })).toContainText(queues);

  const replies = mails.received.filter(({ mail }) => mail.messageId?.startsWith('<reply.'));
  const copies = numbersFrom(plan.copied).map(() => copied);
  expect(replies.flatMap(({ to }) => to).sort()).toEqual(
    [...answered.map(emailOf), ...copies].sort(),
  );
  const others = mails.received.filter((each) => !replies.includes(each)).flatMap(({ to }) => to);
  for (const number of [...numbersFrom(morning), ...numbersFrom(afternoon)])
    await expect.poll(() => others.filter((to) => to === emailOf(number)).length).toBe(1);
  expect(others.filter((to) => to === ines.email)).toHaveLength(
    plan.assigned[1] - plan.assigned[0] + 1,
  );

  const noted = `SELECT split_part(detail, ': 2', 1) AS what, count(*)::int AS count
                 FROM audit_entries WHERE action = 'changed' AND at >= '${new Date(String(before?.['at'])).toISOString()}'
                 GROUP BY 1`;
  const log = await counts(noted);
  expect(log).toMatchObject({
    // By key or tap, with a reply, and by the two merges.
    'status: archived': 9 + 6 + 8 + 2,
    'reply written': answered.length,
    'reply sent': answered.length,
    'answer came in': 6,
    'merged with another': 4,
    snoozedUntil: 6,
  });

  await page.goto(`${site.url}/admin/figures`);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(
    /Open0Overdue0Unassigned0Snoozed6/,
  );
  for (const [title, total, replied] of [
    ['Contact messages', 40, 20],
    ['Quote requests', 20, 17],
  ] as const) {
    const figures = page.getByRole('region', { name: `${title}: ${total} in 90 days` });
    await expect(figures).toContainText(`All ${total}, the ${replied} answered`);
  }
  await page.getByRole('link', { name: 'the 17 answered' }).click();
  await expect(page.getByText('17 found')).toBeVisible();
  for (const context of browser.contexts()) if (context !== page.context()) await context.close();
});
