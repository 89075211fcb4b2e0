import type { Browser, Page } from 'playwright/test';

import { newAdmin, removeNewAdmins } from '../support/staff/accounts';
import { startMailServer, type MailServer } from '../support/mail/mail-server';
import { startMailingSite } from '../support/sites/site-with-settings';
import { expect, query, test } from '../support/site';
import { signInByRequest } from '../support/staff/staff-session';
import { isOpen, replyByHand, triage } from '../support/staff/triage';
import {
  clashOfReplies,
  emailOf,
  nameOf,
  numbersFrom,
  plan,
} from '../support/staff/working-day-plan';

// The second web process listens on a port of its own.
test.use({ expected: /request to http:\/\/localhost:\d+|Failed to load resource/ });

let mails: MailServer;
let site: Awaited<ReturnType<typeof startMailingSite>>;
const empty = () =>
  query(`DELETE FROM contact_submissions; DELETE FROM quote_submissions;
         DELETE FROM payload_jobs WHERE input->>'submission' IS NOT NULL`);
test.beforeAll(async () => {
  mails = await startMailServer();
  site = await startMailingSite({ SMTP_URL: mails.url });
  await empty();
});
test.afterAll(async () => {
  await site.close();
  await mails.close();
  await empty();
  await removeNewAdmins();
});

/** Thirty people send a form. */
async function arrive({ request }: Page): Promise<void> {
  for (const number of numbersFrom([1, 30])) {
    const person = { name: nameOf(number), email: emailOf(number) };
    const isMessage = number <= 20;
    const answer = await request.post(`${site.url}/api/${isMessage ? 'contact' : 'quote'}`, {
      data: isMessage
        ? { ...person, message: `Message number ${number}.` }
        : { ...person, projectType: 'portal', description: `Request number ${number}.` },
    });
    expect(answer.status()).toBe(201);
  }
}

async function colleague(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const account = await newAdmin();
  const answer = await page.request.post(`${site.url}/api/users/login`, { data: account });
  expect(answer.ok()).toBe(true);
  return { page, email: account.email };
}

const counts = async (text: string) =>
  Object.fromEntries((await query(text)).map(({ what, count }) => [String(what), count] as const));

test('thirty submissions are worked through in a day, and all that tells of it agrees', async ({
  page,
  browser,
}) => {
  const [before] = await query('SELECT now() AS at');
  await arrive(page);
  await signInByRequest(page);
  const ines = await colleague(browser);
  await triage(page, ines.page, site.url);

  for (const number of numbersFrom(plan.assigned)) {
    await ines.page.goto(`${site.url}/admin?view=mine`);
    await ines.page.getByRole('link', { name: nameOf(number), exact: true }).click();
    await isOpen(ines.page, number);
    await replyByHand(ines.page, number);
  }
  const answered = [...numbersFrom(plan.answered), ...numbersFrom(plan.assigned), clashOfReplies];
  await expect
    .poll(() => query(`SELECT FROM thread_entries WHERE state = 'sent'`), { timeout: 60_000 })
    .toHaveLength(answered.length);

  await page.goto(`${site.url}/admin?view=open`);
  await expect(page.getByText('Nothing is open. All is done.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Work' })).toContainText(
    /Open 0Waiting for us 0Waiting for them \d+Mine 0Unassigned 0Overdue 0Snoozed 6Set aside 0Not delivered 0Done 24/,
  );

  const replies = mails.received.filter(({ mail }) => mail.messageId?.startsWith('<reply.'));
  expect(replies.flatMap(({ to }) => to).sort()).toEqual(answered.map(emailOf).sort());
  const others = mails.received.filter((each) => !replies.includes(each)).flatMap(({ to }) => to);
  for (const number of numbersFrom([1, 30]))
    await expect.poll(() => others.filter((to) => to === emailOf(number)).length).toBe(1);
  expect(others.filter((to) => to === ines.email)).toHaveLength(
    plan.assigned[1] - plan.assigned[0] + 1,
  );

  const noted = `SELECT split_part(detail, ': 2', 1) AS what, count(*)::int AS count
                 FROM audit_entries WHERE action = 'changed' AND at >= '${new Date(String(before?.['at'])).toISOString()}'
                 GROUP BY 1`;
  const log = await counts(noted);
  expect(log).toMatchObject({
    'status: archived': 9,
    'status: replied': answered.length,
    'reply written': answered.length,
    'reply sent': answered.length,
    snoozedUntil: 6,
  });

  await page.goto(`${site.url}/admin/figures`);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(
    /Open0Overdue0Unassigned0Snoozed6/,
  );
  for (const [title, total, replied] of [
    ['Contact messages', 20, 6],
    ['Quote requests', 10, 9],
  ] as const) {
    const figures = page.getByRole('region', { name: `${title}: ${total} in 90 days` });
    await expect(figures).toContainText(`All ${total}, the ${replied} answered`);
  }
  await page.getByRole('link', { name: 'the 9 answered' }).click();
  await expect(page.getByText('9 found')).toBeVisible();
  await ines.page.context().close();
});
