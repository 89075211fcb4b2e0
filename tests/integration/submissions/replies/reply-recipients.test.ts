import { server } from '../../../support/settings/mails';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { failCutOffReplies } from '@/submissions/records/thread/reply-batch';
import type { WrittenReply } from '@/submissions/records/thread/replies';
import { listTakenBack } from '@/submissions/records/taken-back';
import { countUndelivered } from '@/submissions/records/thread/undelivered';
import { readerOf } from '@/submissions/records/made/readers';

import { payload, userWithRole } from '../../../support/payload';
import { expectOutput } from '../../../support/output';
import { entries, sendNow, statusOf, written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';
import { listThreads } from '../../../support/submissions/threads';

const own = 'ada@analytical.example';
const bo = 'bo@quay.example';
const cy = 'cy@quay.example';
const unknown = 'di@refused.example';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  server.reset();
  ada = await contact({ reference: 'C-1', email: own });
});
afterAll(emptyTables);

const send = (reply: WrittenReply) => sendReply(contactForm, admin, reply);
const mailedTo = () => server.received.map(({ to }) => to);
const entry = async () => (await listThreads([ada])).get(ada)?.at(-1);

test('copies go out in one mail, and who got a blind one stands in no header', async () => {
  const head = { cc: [bo, own], bcc: [cy], subject: 'The bridge', signature: 'Yours' };
  await send(written(ada, { text: 'Hello.', ...head }));
  await sendNow();
  expect(mailedTo()).toEqual([[own, bo, cy]]);
  const [sent] = server.received;
  expect(sent?.mail).toMatchObject({ subject: 'The bridge', to: [{ address: own }] });
  expect(sent?.mail.text?.trimEnd()).toBe('Hello.\n\nYours');
  expect(sent?.mail.cc?.map(({ address }) => address)).toEqual([bo, own]);
  expect(JSON.stringify(sent?.mail.headers)).not.toContain(cy);
  expect(await entry()).toMatchObject({ cc: `${bo}, ${own}`, bcc: cy, subject: 'The bridge' });
});

test('a mail that some got is sent, names who was refused, and goes to nobody twice', async () => {
  expectOutput(/A reply was not sent: The mail server answered 550/);
  const reply = written(ada, { cc: [bo, unknown] });
  await send(reply);
  await sendNow();
  await sendNow();
  expect(mailedTo()).toEqual([[own, bo]]);
  const refused = `${unknown}: The mail server answered 550`;
  expect(await entry()).toMatchObject({ state: 'sent', problem: null, refused, isPartly: false });
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
  const of = { id: reply.id, submission: ada };
  await expect(takeReplyBack(contactForm, admin, of)).rejects.toThrow(/too late/);
  await sendReplyAgain(contactForm, admin, of);
  await sendNow();
  expect(mailedTo()).toEqual([[own, bo]]);
  expect(await entry()).toMatchObject({ state: 'sent', refused, position: 1 });
});

test('who is refused for now gets it later, and all others do not', async () => {
  expectOutput(/A reply was not sent: The mail server answered 451/);
  server.deferred.add(bo);
  const reply = written(ada, { cc: [bo], bcc: [cy] });
  await send(reply);
  await sendNow();
  const problem = `${bo}: The mail server answered 451`;
  expect(await entry()).toMatchObject({ state: 'waiting', problem, isPartly: true, refused: null });
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
  const of = { id: reply.id, submission: ada };
  await expect(takeReplyBack(contactForm, admin, of)).rejects.toThrow(/too late/);
  server.deferred.clear();
  await sendNow();
  await sendNow();
  expect(mailedTo()).toEqual([[own, cy], [bo]]);
  expect(await entry()).toMatchObject({ state: 'sent', problem: null, isPartly: false });
});

test('it is no answer to somebody who was refused, while another got a copy', async () => {
  expectOutput(/A reply was not sent/);
  const lost = await contact({ reference: 'C-2', email: unknown });
  await send(written(lost, { cc: [bo] }));
  await sendNow();
  expect(mailedTo()).toEqual([[bo]]);
  expect(await statusOf(lost)).toEqual({ status: 'new', replied: false });
  expect(await countUndelivered(await readerOf(admin.id))).toBe(1);
});

test('all who are refused together are tried again together', async () => {
  expectOutput(/A reply was not sent: The mail server answered 451/);
  for (const each of [own, bo]) server.deferred.add(each);
  await send(written(ada, { cc: [bo] }));
  await sendNow();
  expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  expect(await entry()).toMatchObject({ isPartly: false });
  server.deferred.clear();
  await sendNow();
  expect(mailedTo()).toEqual([[own, bo]]);
});

test('what a crash cuts off of a mail that some have is handed to a person', async () => {
  await send(written(ada, { cc: [bo, cy] }));
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET state = 'sending', owed = ${`${bo}, ${cy}`}`,
  );
  await failCutOffReplies();
  const why = 'It may have arrived: it was interrupted before the mail server answered';
  expect(await entry()).toMatchObject({
    ...{ state: 'sent', problem: null, isPartly: false },
    refused: `${bo}: ${why}\n${cy}: ${why}`,
  });
});

test('another recipient is another reply, and what is taken back keeps all of them', async () => {
  const reply = written(ada, { cc: [bo], bcc: [cy], subject: 'The bridge' });
  await send(reply);
  await send(reply);
  await expect(send({ ...reply, cc: [cy] })).rejects.toThrow('Another text was sent');
  await takeReplyBack(contactForm, admin, { id: reply.id, submission: ada });
  expect(await listTakenBack({ author: admin.id, submission: ada })).toEqual([
    { id: reply.id, text: reply.text, cc: bo, bcc: cy, subject: 'The bridge' },
  ]);
});
