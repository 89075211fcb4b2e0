import '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { queueView } from '@/inbox/list/inbox-view';
import { listSubmissions } from '@/inbox/list/reads/page';
import { parseOrder, type SendAndOrder } from '@/inbox/reply/reply-order';
import { sendAnd } from '@/inbox/reply/sending/send';
import { changeAsSeen } from '@/inbox/submission/work';

import { newAuditPage } from '../../../support/staff/audit-log';
import { payload, userWithRole } from '../../../support/payload';
import { entries, sendNow, statusOf, written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
});
afterAll(emptyTables);

/** What the form holds as one of its buttons sends it. */
function order(intent: string, changes: Record<string, string> = {}): SendAndOrder {
  const { id: key, text } = written(ada);
  const data = new FormData();
  const fields = { form: 'contact', id: ada, key, text, seen: '0', seenStatus: 'new' };
  for (const [name, value] of Object.entries({ ...fields, seenSnooze: '', intent, ...changes }))
    data.set(name, value);
  const parsed = parseOrder(data);
  if (!parsed || !('key' in parsed) || parsed.intent === 'send' || parsed.intent === 'send-later')
    throw new Error('This makes no sense.');
  return parsed;
}
const press = (given: SendAndOrder) => sendAnd(contactForm, admin, given);
const idsOf = async (queue: 'open' | 'snoozed' | 'waiting-for-them') =>
  (await listSubmissions(queueView(queue), admin, null))?.submissions.map((each) => each.id);

test('one press sends and archives, and a reply that goes out later leaves it archived', async () => {
  const given = order('send-archive');
  const { problem, undoables } = await press(given);
  expect(problem).toBeUndefined();
  expect(undoables.map(([{ done, given: what }]) => [done, what])).toEqual([
    ['archived', null],
    ['sent', given.key],
  ]);
  expect(await statusOf(ada)).toEqual({ status: 'archived', replied: false });
  await sendNow();
  expect(await statusOf(ada)).toEqual({ status: 'archived', replied: true });
  expect(await entries()).toMatchObject([{ state: 'sent' }]);
});

test('a second press does neither twice', async () => {
  const given = order('send-archive');
  await Promise.all([press(given), press(given)]);
  expect((await press(given)).problem).toBeUndefined();
  expect(await entries()).toHaveLength(1);
});

test('where a colleague was quicker, the reply goes out and the rest is said', async () => {
  await changeAsSeen(contactForm, admin, [{ id: ada, expects: 'new' }], { status: 'spam' });
  const { problem, undoables } = await press(order('send-archive'));
  expect(problem).toMatch(/^The reply goes out\. Meanwhile you marked .* as spam, so that was not/);
  expect(undoables).toEqual([]);
  expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  expect((await statusOf(ada))?.['status']).toBe('spam');
});

test('what is snoozed with its reply stays open, and is back among what waits for them', async () => {
  const page = await newAuditPage();
  await press(order('send-snooze tomorrow'));
  await sendNow();
  expect(await statusOf(ada)).toEqual({ status: 'in-progress', replied: true });
  expect([await idsOf('open'), await idsOf('snoozed')]).toEqual([[], [ada]]);
  expect((await page.read()).map(({ detail }) => detail)).toContain('status: in-progress');

  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET snoozed_until = now() - interval '1 second'`,
  );
  expect([await idsOf('open'), await idsOf('waiting-for-them')]).toEqual([[ada], [ada]]);
});

test('without a day that is to come, nothing is sent', async () => {
  await expect(press(order('send-snooze day', { day: '2020-01-01' }))).rejects.toThrow(
    'Not sent. Choose a day that is still to come',
  );
  expect(await entries()).toEqual([]);
});

test('what goes on to the next stays as it is, and can be taken back', async () => {
  const given = order('send-next');
  const { undoables } = await press(given);
  expect(undoables).toMatchObject([
    [{ scope: 'contact', done: 'sent', given: given.key }, [{ id: ada }]],
  ]);
  expect((await statusOf(ada))?.['status']).toBe('new');
});
