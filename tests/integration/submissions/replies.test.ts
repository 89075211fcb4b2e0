import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { env } from '@/env';
import { contactForm } from '@/forms';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { getSubmission } from '@/inbox/submission/reads';
import { changeAsSeen } from '@/inbox/submission/work';
import { inboxRevision } from '@/inbox/tools/revision';
import { claimReplies, freeCutOffReplies, settleReply } from '@/submissions/records/reply-batch';
import { listThreads } from '@/submissions/records/thread';

import { newAuditPage } from '../../support/staff/audit-log';
import { expectOutput, outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { entries, sendDue, sendNow, statusOf, written } from '../../support/submissions/replies';
import { contact, emptyTables } from '../../support/submissions/sent-submissions';

const server = await vi.hoisted(async () => {
  const { startNoticeServer } = await import('../../support/sites/notice-server');
  return startNoticeServer();
});

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  server.received.length = 0;
  server.isRefusing = false;
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
});
afterAll(async () => {
  await emptyTables();
  await server.close();
});

const send = (reply: ReturnType<typeof written>) => sendReply(contactForm, admin, reply);
const mails = () => server.received.map(({ mail }) => mail);

test('a reply waits, goes out once, and then the submission counts as replied', async () => {
  const page = await newAuditPage();
  const reply = written(ada);
  const revision = await inboxRevision(admin);
  await send(reply);
  // Whoever else has the inbox open sees it.
  expect(await inboxRevision(admin)).not.toBe(revision);
  await sendDue();
  expect(server.received).toEqual([]);
  expect(await entries()).toMatchObject([{ state: 'waiting', tried: 0 }]);
  expect(await statusOf(ada)).toEqual({ status: 'new', replied: false });

  await sendNow();
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([['ada@analytical.example']]);
  const [mail] = mails();
  expect(mail).toMatchObject({
    from: { address: 'hello@onelayer.example', name: 'OneLayer' },
    replyTo: [{ address: 'owner@onelayer.example' }],
    subject: 'Re: your message to OneLayer (C-1)',
    messageId: `<reply.${reply.id}@localhost>`,
    inReplyTo: `<confirmation.${ada}.0@localhost>`,
    references: `<confirmation.${ada}.0@localhost>`,
  });
  expect(mail?.text?.trimEnd()).toBe(reply.text);
  expect(mail?.html).toBeUndefined();
  expect(await entries()).toMatchObject([{ state: 'sent', tried: 1, problem: null }]);
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
  const [entry] = (await listThreads(contactForm, [ada])).get(ada) ?? [];
  expect(entry).toMatchObject({ author: admin.id, address: 'ada@analytical.example' });
  const noted = (await page.read()).filter(({ action }) => action === 'changed');
  // The last two have the same time.
  expect(noted.map(({ detail }) => detail).sort()).toEqual([
    'reply sent',
    'reply written',
    'status: replied',
  ]);
  for (const { actor, submissions } of noted)
    expect([actor, submissions]).toEqual([admin.email, [ada]]);
});

test('a second reply follows the first', async () => {
  const [first, second] = [written(ada), written(ada, { seen: 1, text: 'And one more thing.' })];
  await send(first);
  await sendNow();
  await send(second);
  await sendNow();
  expect(mails().at(-1)).toMatchObject({
    inReplyTo: `<reply.${first.id}@localhost>`,
    references: `<confirmation.${ada}.0@localhost> <reply.${first.id}@localhost>`,
  });
});

test('a form that is sent twice, at once or later, stores one reply', async () => {
  const reply = written(ada);
  await Promise.all([send(reply), send(reply), send(reply)]);
  await sendNow();
  await send(reply);
  await sendNow();
  expect(await entries()).toHaveLength(1);
  expect(server.received).toHaveLength(1);
  await expect(send({ ...reply, text: 'Something else.' })).rejects.toThrow(/sent or taken back/);
  expect(await entries()).toHaveLength(1);
});

test('whoever has not seen the last mail is told, also where one before it was taken back', async () => {
  const second = written(ada, { seen: 1, text: 'Wait.' });
  await send(written(ada));
  await send(second);
  await send(written(ada, { seen: 2, text: 'Nine will do.' }));
  await takeReplyBack(contactForm, admin, second);
  const late = written(ada, { seen: 1, text: 'Ten?' });
  await expect(send(late)).rejects.toThrow(/^Meanwhile you answered/);
  await send({ ...late, seen: 3 });
  expect((await entries()).map(({ position }) => position)).toEqual([1, null, 3, 4]);
});

test('of two who answer the same, the second is told who was first, and may go on', async () => {
  await send(written(ada));
  const second = written(ada, { text: 'Hello from me, too.' });
  await expect(send(second)).rejects.toThrow(/^Meanwhile you answered, so this was not sent/);
  expect(await entries()).toHaveLength(1);
  await send({ ...second, seen: 1 });
  expect(await entries()).toHaveLength(2);
});

test('what is taken back in time never goes out, and comes back with its words', async () => {
  const page = await newAuditPage();
  const reply = written(ada);
  await send(reply);
  const taken = { id: reply.id, submission: ada };
  expect(await takeReplyBack(contactForm, admin, taken)).toBe(reply.text);
  await sendNow();
  expect(server.received).toEqual([]);
  expect((await listThreads(contactForm, [ada])).size).toBe(0);
  expect(await entries()).toMatchObject([{ state: 'taken-back', text: '', position: null }]);
  // A click from before comes late.
  await expect(send(reply)).rejects.toThrow(/sent or taken back/);
  await expect(takeReplyBack(contactForm, admin, taken)).rejects.toThrow(/too late/);
  await send(written(ada));
  await sendNow();
  expect(server.received).toHaveLength(1);
  await expect(
    takeReplyBack(contactForm, admin, { id: reply.id, submission: ada }),
  ).rejects.toThrow(/too late/);
  const details = (await page.read()).map(({ detail }) => detail);
  expect(details).toContain('reply taken back');
});

test('each reply is either taken back or sent, whoever is quicker', async () => {
  const replies = Array.from({ length: 12 }, (_, seen) => written(ada, { seen }));
  for (const reply of replies) await send(reply);
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET due_at = now()`);
  const [taken] = await Promise.all([
    Promise.allSettled(
      replies.map(({ id }) => takeReplyBack(contactForm, admin, { id, submission: ada })),
    ),
    sendDue(),
  ]);
  const back = replies.filter((_, index) => taken[index]?.status === 'fulfilled');
  const sent = mails().map(({ messageId }) => messageId);
  expect(sent).toHaveLength(replies.length - back.length);
  expect(new Set(sent).size).toBe(sent.length);
  for (const { id } of back) expect(sent).not.toContain(`<reply.${id}@localhost>`);
});

test('an editor neither sends, takes back nor tries again', async () => {
  const editor = await userWithRole('editor');
  await expect(sendReply(contactForm, editor, written(ada))).rejects.toThrow();
  const reply = written(ada);
  await send(reply);
  const entry = { id: reply.id, submission: ada };
  await expect(takeReplyBack(contactForm, editor, entry)).rejects.toThrow();
  await expect(sendReplyAgain(contactForm, editor, entry)).rejects.toThrow();
  expect(await entries()).toMatchObject([{ state: 'waiting' }]);
});

test('a server that is busy delays a reply, says so, and one may try now', async () => {
  server.isRefusing = true;
  const reply = written(ada);
  await send(reply);
  expectOutput(/451/);
  await sendNow();
  const problem = 'The mail server answered 451';
  expect(await entries()).toMatchObject([{ state: 'waiting', tried: 1, problem }]);
  expect(await statusOf(ada)).toEqual({ status: 'new', replied: false });
  expect(outputSoFar().join('\n')).not.toContain('analytical');
  await sendDue();
  expect(await entries()).toMatchObject([{ tried: 1 }]);
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET tried = 8`);
  await sendNow();
  expect(await entries()).toMatchObject([{ state: 'failed', problem }]);
  server.isRefusing = false;
  await sendNow();
  expect(server.received).toEqual([]);
  await sendReplyAgain(contactForm, admin, { id: reply.id, submission: ada });
  await sendDue();
  expect(server.received).toHaveLength(1);
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
});

test('a recipient that is refused for good is not tried again, and the words are kept', async () => {
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET email = 'nobody@refused.example' WHERE id = ${ada}`,
  );
  const reply = written(ada);
  await send(reply);
  expectOutput(/550/);
  await sendNow();
  const problem = 'The mail server answered 550';
  expect(await entries()).toMatchObject([{ state: 'failed', tried: 1, problem, text: reply.text }]);
  expect(await takeReplyBack(contactForm, admin, { id: reply.id, submission: ada })).toBe(
    reply.text,
  );
});

test('a status that a colleague set meanwhile stays', async () => {
  await send(written(ada));
  await changeAsSeen(contactForm, admin, [{ id: ada, expects: 'new' }], { status: 'archived' });
  await sendNow();
  expect(await statusOf(ada)).toEqual({ status: 'archived', replied: true });
  // Whoever answers what was archived before means it.
  await send(written(ada, { seen: 1 }));
  await sendNow();
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
});

test('what goes to the trash before its reply is not answered', async () => {
  await send(written(ada));
  await changeAsSeen(contactForm, admin, [{ id: ada, expects: null }], { isDeleted: true });
  expectOutput(/trash/);
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await entries()).toMatchObject([{ state: 'failed' }]);
  await expect(send(written(ada, { seen: 1 }))).rejects.toThrow(/no longer here/);
});

test('what staff are changing just then is written down when they are done, and sent once', async () => {
  await send(written(ada));
  const staff = new Client({ connectionString: env.DATABASE_URL });
  await staff.connect();
  await staff.query('BEGIN');
  await staff.query(`UPDATE contact_submissions SET read_at = now() WHERE id = $1`, [ada]);
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET due_at = now()`);
  const sending = sendDue();
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  expect(await entries()).toMatchObject([{ state: 'sending' }]);
  await staff.query('COMMIT');
  await staff.end();
  await sending;
  expect(await entries()).toMatchObject([{ state: 'sent' }]);
  await sendNow();
  expect(server.received).toHaveLength(1);
});

test('who is no longer to send stops, and the rest goes out once it is freed', async () => {
  await send(written(ada));
  await send(written(ada, { seen: 1 }));
  const answers = [true, false];
  await sendNow(() => answers.shift() ?? false);
  expect(server.received).toHaveLength(1);
  await sendNow();
  expect(server.received).toHaveLength(1);
  await freeCutOffReplies();
  await sendNow();
  expect(server.received).toHaveLength(2);
});

test('an erased submission takes its thread along, also one that is being sent', async () => {
  await send(written(ada));
  await send(written(ada, { seen: 1 }));
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET due_at = now() WHERE position = 1`,
  );
  const [claimed] = await claimReplies(1);
  if (!claimed) throw new Error('Nothing was due');
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${ada}`);
  expect(await entries()).toEqual([]);
  expect(await settleReply(claimed, { problem: null })).toBe(true);
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await getSubmission(contactForm, admin, ada)).toBeNull();
});
