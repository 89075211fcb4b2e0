import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { beginMail } from '@/inbox/new-mail/begin';
import { takeReplyBack } from '@/inbox/reply/replies';
import { historyWords } from '@/inbox/submission/stream/history-words';
import { takeIn } from '@/submissions/incoming/take-in';
import { listHistory } from '@/submissions/records/history';
import { listTakenBack } from '@/submissions/records/taken-back';

import { payload, userWithRole } from '../../support/payload';
import { addressOf, cameIn, emptyInbox, rawMail } from '../../support/submissions/incoming';
import { entries, sendNow, statusOf } from '../../support/submissions/replies';
import { runJobs } from '../../support/submissions/sent-notices';

let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyInbox();
  server.reset();
});
afterAll(emptyInbox);

const mail = (changes: object = {}) => ({
  ...{ key: randomUUID(), name: 'Bo Lind', email: 'bo@quay.example', subject: 'Our stairs' },
  ...{ text: 'We met on Monday.', ...changes },
});

const stored = async () =>
  (
    await payload.db.drizzle.execute(
      sql`SELECT id, name, email, message, source_utm_source AS source, assignee_id AS assignee,
                 owner_notice_state AS notice, confirmation_state AS confirmation
          FROM contact_submissions`,
    )
  ).rows;

test('a mail to anybody begins a conversation, goes out once, and its answer comes back', async () => {
  const written = mail();
  const ids = await Promise.all([1, 2, 3].map(() => beginMail(admin, written)));
  const [id = ''] = ids;
  expect(new Set(ids).size).toBe(1);
  expect(await stored()).toEqual([
    {
      ...{ id, name: 'Bo Lind', email: 'bo@quay.example', source: 'our mail', assignee: admin.id },
      ...{ message: 'Our stairs\n\nWe met on Monday.', notice: null, confirmation: null },
    },
  ]);
  await sendNow();
  await sendNow();
  await runJobs();
  expect(server.received.map(({ to }) => to)).toEqual([['bo@quay.example']]);
  expect(server.received[0]?.mail).toMatchObject({
    subject: 'Our stairs',
    replyTo: [{ address: addressOf(id) }],
  });
  expect(await statusOf(id)).toEqual({ status: 'replied', replied: true });
  const said = await listHistory(contactForm, id);
  expect(said.map((each) => historyWords(each, []))).toContain('began the conversation');
  await takeIn(await rawMail({ from: 'bo@quay.example', to: addressOf(id), text: 'We did.' }));
  expect(await cameIn()).toMatchObject([{ submission: id, text: 'We did.', position: 2 }]);
});

test('taken back, nothing goes out, and its words are in the box of the conversation', async () => {
  const written = mail({ name: '' });
  const id = await beginMail(admin, written);
  expect(await stored()).toMatchObject([{ name: 'bo@quay.example' }]);
  await takeReplyBack(contactForm, admin, { id: written.key, submission: id });
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await listTakenBack({ author: admin.id, submission: id })).toMatchObject([
    { text: 'We met on Monday.', subject: 'Our stairs' },
  ]);
});

test.each([
  ['bo', /“bo” is no email address/],
  ['inbox@onelayer.example', /answers come in/],
])('to %j nothing is sent, and it says why', async (email, why) => {
  await expect(beginMail(admin, mail({ email }))).rejects.toThrow(why);
  expect([await stored(), await entries()]).toEqual([[], []]);
});

test('marketers write to nobody', async () => {
  const editor = await userWithRole('editor');
  await expect(beginMail(editor, mail())).rejects.toThrow(/not allowed/i);
  expect(await stored()).toEqual([]);
});
