import { server } from '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { env } from '@/env';
import { contactForm } from '@/forms';
import { failureWords } from '@/inbox/reply/reply-text';
import { readConversation } from '@/inbox/reply/reads';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { getSubmission } from '@/inbox/submission/reads';
import { changeAsSeen } from '@/inbox/submission/work';
import { interrupted } from '@/submissions/records/failed-mail';
import { replyOutcome } from '@/submissions/replies/reply-outcome';
import {
  claimReply,
  failCutOffReplies,
  settleReply,
} from '@/submissions/records/thread/reply-batch';

import { eventually } from '../../../support/eventually';
import { expectOutput, outputSoFar } from '../../../support/output';
import { payload, userWithRole } from '../../../support/payload';
import { entries, sendDue, sendNow, statusOf, written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  server.reset();
  ada = await contact({ reference: 'C-1', email: 'ada@analytical.example' });
});
afterAll(async () => {
  await emptyTables();
});

const send = (reply: ReturnType<typeof written>) => sendReply(contactForm, admin, reply);

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
  await takeReplyBack(contactForm, admin, { id: reply.id, submission: ada });
  const { takenBack } = await readConversation(contactForm, admin, ada);
  expect(takenBack).toMatchObject([{ id: reply.id, text: reply.text }]);
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
  await eventually(() => expect(server.received).toHaveLength(1));
  expect(await entries()).toMatchObject([{ state: 'sending' }]);
  await staff.query('COMMIT');
  await staff.end();
  await sending;
  expect(await entries()).toMatchObject([{ state: 'sent' }]);
  await sendNow();
  expect(server.received).toHaveLength(1);
});

test('who is no longer to send stops, and the rest goes out with the next round', async () => {
  await send(written(ada));
  await send(written(ada, { seen: 1 }));
  const answers = [true, false];
  await sendNow(() => answers.shift() ?? false);
  expect(server.received).toHaveLength(1);
  await sendNow();
  expect(server.received).toHaveLength(2);
});

test('what a crash cut off is not sent again by itself, and says that it may have arrived', async () => {
  const reply = written(ada);
  await send(reply);
  await payload.db.drizzle.execute(sql`UPDATE thread_entries SET due_at = now()`);
  expect(await claimReply()).toMatchObject({ id: reply.id });
  await failCutOffReplies();
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await entries()).toMatchObject([{ state: 'failed', problem: interrupted }]);
  expect(failureWords(interrupted)).toMatch(/^It may have arrived: .*Try again only if/);
  await sendReplyAgain(contactForm, admin, { id: reply.id, submission: ada });
  await sendDue();
  expect(server.received).toHaveLength(1);
});

test('a mail server that goes away before it answers may have the mail', async () => {
  server.hangsUp = true;
  await send(written(ada));
  expectOutput(/may have arrived/);
  await sendNow();
  await sendNow();
  expect(server.received).toHaveLength(1);
  expect(await entries()).toMatchObject([{ state: 'failed', problem: interrupted, tried: 1 }]);
});

test('an erased submission takes its thread along, also one that is being sent', async () => {
  await send(written(ada));
  await send(written(ada, { seen: 1 }));
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET due_at = now() WHERE position = 1`,
  );
  const claimed = await claimReply();
  if (!claimed) throw new Error('Nothing was due');
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions WHERE id = ${ada}`);
  expect(await entries()).toEqual([]);
  const outcome = replyOutcome(claimed, [claimed.address], null);
  expect(await settleReply(claimed, outcome)).toBe(true);
  await sendNow();
  expect(server.received).toEqual([]);
  expect(await getSubmission(contactForm, admin, ada)).toBeNull();
});
