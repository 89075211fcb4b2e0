import { server } from '../../support/settings/mails-and-answers';

import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readAttachment } from '@/inbox/attachments';
import { beginMail, readNewFiles } from '@/inbox/new-mail/begin';
import { addFiles } from '@/inbox/reply/files/add-files';
import { readConversation } from '@/inbox/reply/reads';
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

async function attach(user: TypedUser, name: string, content = 'the plan') {
  const data = new FormData();
  data.set('draft', 'new-mail');
  data.set('file', new File([content], name));
  return addFiles(user, data);
}

const allFiles = async () =>
  (
    await payload.db.drizzle.execute(
      sql`SELECT name, entry, submission FROM attachments ORDER BY added_at`,
    )
  ).rows;

test('its files wait for it, are its author’s alone, and go out with it once', async () => {
  await attach(admin, 'plan.pdf');
  await attach(admin, 'sketch.png', 'a sketch');
  const [file] = await readNewFiles(admin);
  const lead = await userWithRole('lead');
  expect(await readNewFiles(lead)).toEqual([]);
  expect(await readAttachment(lead, file?.id ?? '')).toBeNull();
  expect((await readAttachment(admin, file?.id ?? ''))?.content.toString()).toBe('the plan');
  const written = mail({ text: 'See:\n[Picture: The stairs](sketch.png)' });
  const [id = ''] = await Promise.all([1, 2].map(() => beginMail(admin, written)));
  expect(await allFiles()).toEqual([
    { name: 'plan.pdf', entry: written.key, submission: id },
    { name: 'sketch.png', entry: written.key, submission: id },
  ]);
  expect(await readNewFiles(admin)).toEqual([]);
  // Begun before the answer to the first came: it is of the next mail.
  await attach(admin, 'next.pdf');
  await beginMail(admin, written);
  expect((await readNewFiles(admin)).map(({ name }) => name)).toEqual(['next.pdf']);
  await sendNow();
  expect(server.received.map((each) => each.mail.attachments.map((a) => a.filename))).toEqual([
    expect.arrayContaining(['plan.pdf', 'sketch.png']),
  ]);
  expect(server.received[0]?.mail.html).toMatch(/<img src="cid:[^"]+" alt="The stairs"/);
  await beginMail(admin, mail({ email: 'kim@quay.example' }));
  expect((await allFiles()).filter(({ submission }) => submission === null)).toEqual([]);
});

test('taken back, its files are in the box of the conversation; a mail that is refused keeps them', async () => {
  await attach(admin, 'plan.pdf');
  await expect(beginMail(admin, mail({ email: 'bo' }))).rejects.toThrow(/no email address/);
  await expect(beginMail(admin, mail({ text: '[Picture: x](gone.png)' }))).rejects.toThrow(
    /gone\.png, which is not among the files/,
  );
  expect(await stored()).toEqual([]);
  const written = mail();
  const id = await beginMail(admin, written);
  await takeReplyBack(contactForm, admin, { id: written.key, submission: id });
  const { files } = await readConversation(contactForm, admin, id);
  expect(files.map(({ name }) => name)).toEqual(['plan.pdf']);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions`);
  expect(await allFiles()).toEqual([]);
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
  await expect(attach(editor, 'plan.pdf')).rejects.toThrow(/not allowed/i);
  expect(await stored()).toEqual([]);
});
