import type { Page } from 'playwright/test';

import { expect, query } from '../site';
import { signedAddress } from '../submissions/thread-address';
import { mailsIn, shownSubmission } from '../staff/inbox';
import { press, send } from '../staff/replies';
import { isOpen, replyByHand } from './morning';
import { emailOf, isMessage, nameOf, numbersFrom, plan } from './plan';

/** Three colleagues: one at a desk, who has a phone as well, one at another desk, one on a phone alone. */
export interface Afternoon {
  readonly site: string;
  readonly desk: Page;
  readonly inesByPhone: Page;
  readonly cemByPhone: Page;
  /** Hands over a mail of one of the senders. */
  readonly deliver: (mail: string) => Promise<void>;
}

export const copied = 'office@partner.example';

const tableOf = (number: number) => (isMessage(number) ? 'contact' : 'quote');

async function find(number: number) {
  const [row] = await query(
    `SELECT id, reference FROM ${tableOf(number)}_submissions WHERE name = $1`,
    [nameOf(number)],
  );
  return { id: String(row?.['id']), reference: String(row?.['reference']) };
}

/** On a phone what is open stands alone. */
const alone = (page: Page) => page.locator('[data-item]:visible').first();

/** Taps it in the list of open work. */
async function tap(page: Page, site: string, number: number) {
  await page.goto(`${site}/admin?view=open`);
  await page.getByRole('link', { name: nameOf(number), exact: true }).tap();
  await expect(alone(page).getByRole('heading', { name: nameOf(number) })).toBeVisible();
  return alone(page);
}

const isClosed = (number: number) =>
  expect
    .poll(() =>
      query(`SELECT FROM ${tableOf(number)}_submissions WHERE name = $1 AND status = 'archived'`, [
        nameOf(number),
      ]),
    )
    .toHaveLength(1);

async function cemClears({ site, cemByPhone: page }: Afternoon): Promise<void> {
  for (const number of numbersFrom(plan.sentAndArchived)) {
    const detail = await tap(page, site, number);
    await detail.getByLabel(`Reply to ${nameOf(number)}`).fill(`Dear ${nameOf(number)}.`);
    await detail.getByRole('button', { name: 'Send and archive' }).tap();
    await isClosed(number);
  }
  for (const number of numbersFrom(plan.archivedByPhone)) {
    const detail = await tap(page, site, number);
    await detail.getByRole('button', { name: 'Archive', exact: true }).tap();
    await isClosed(number);
  }
}

async function inesCopies({ site, inesByPhone: page }: Afternoon): Promise<void> {
  for (const number of numbersFrom(plan.copied)) {
    const detail = await tap(page, site, number);
    await detail.getByLabel(`Reply to ${nameOf(number)}`).fill(`Dear ${nameOf(number)}.`);
    await detail.locator('summary', { hasText: 'Cc' }).tap();
    await detail.getByLabel('Cc', { exact: true }).fill(copied);
    await send(detail).tap();
    await expect(detail.getByText(/^Goes out in/)).toBeVisible();
  }
}

/** Those who asked twice get one answer. */
async function deskMerges({ site, desk }: Afternoon): Promise<void> {
  for (const number of numbersFrom(plan.merged).filter((each) => each % 2 === 1)) {
    const [merged, target] = [await find(number), await find(number + 1)];
    await desk.goto(`${site}/admin?view=open&tab=quote&open=${target.id}`);
    const detail = shownSubmission(desk);
    await detail.getByText('Merge another into this').click();
    await detail.getByLabel('Its reference').fill(merged.reference);
    await press(detail, 'Merge');
    await expect(detail.getByText(`${merged.reference} was merged into this.`)).toBeVisible();
    await replyByHand(desk, number + 1);
  }
}

/** Answers, is answered, and answers again: the colleague who is quicker has the second turn. */
async function allConverse(afternoon: Afternoon): Promise<void> {
  const { site, desk, cemByPhone, deliver } = afternoon;
  for (const number of numbersFrom(plan.conversed)) {
    await desk.goto(`${site}/admin?view=open&tab=quote&open=${(await find(number)).id}`);
    await isOpen(desk, number);
    await replyByHand(desk, number);
  }
  const sent = `SELECT FROM thread_entries AS entry JOIN quote_submissions AS quote
                ON quote.id = entry.submission WHERE quote.name = $1 AND entry.state = 'sent'`;
  for (const number of numbersFrom(plan.conversed)) {
    await expect.poll(() => query(sent, [nameOf(number)]), { timeout: 60_000 }).toHaveLength(1);
    const { id } = await find(number);
    await deliver(
      [
        `From: ${nameOf(number)} <${emailOf(number)}>`,
        `To: ${signedAddress('quote', id)}`,
        `Subject: Re: your request`,
        `Message-ID: <answer${number}@working-day.example>`,
        '',
        `Which day, asks number ${number}?`,
      ].join('\r\n'),
    );
  }
  await desk.goto(`${site}/admin?view=waiting-for-us`);
  await expect(desk.getByRole('navigation', { name: 'Work' })).toContainText('Waiting for us 6');
  for (const number of numbersFrom(plan.conversed)) {
    const byPhone = number % 2 === 0;
    const page = byPhone ? cemByPhone : desk;
    await page.goto(`${site}/admin?view=waiting-for-us`);
    const link = page.getByRole('link', { name: nameOf(number), exact: true });
    await (byPhone ? link.tap() : link.click());
    const detail = byPhone ? alone(page) : shownSubmission(page);
    await expect(mailsIn(detail)).toHaveCount(2);
    await detail.getByLabel(`Reply to ${nameOf(number)}`).fill(`On Monday, ${nameOf(number)}.`);
    await send(detail).click();
    await expect(detail.getByText(/^Goes out in/)).toBeVisible();
  }
}

/** All that came in the afternoon is dealt with, by phones and a desk at the same time. */
export async function workAfternoon(afternoon: Afternoon): Promise<void> {
  await Promise.all([cemClears(afternoon), inesCopies(afternoon), deskMerges(afternoon)]);
  await allConverse(afternoon);
}
