import { server } from '../../../support/settings/mails';

import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { changeAsSeen } from '@/inbox/submission/work';
import { inboxRevision } from '@/inbox/tools/revision';

import { brand } from '../../../support/brand';
import { newAuditPage } from '../../../support/staff/audit-log';
import { userWithRole } from '../../../support/payload';
import { entries, sendDue, sendNow, statusOf, written } from '../../../support/submissions/replies';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';
import { listThreads } from '../../../support/submissions/threads';

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
    subject: `Re: your message to ${brand} (C-1)`,
    messageId: `<reply.${reply.id}@localhost>`,
    inReplyTo: `<confirmation.${ada}.0@localhost>`,
    references: `<confirmation.${ada}.0@localhost>`,
  });
  expect(mail?.text?.trimEnd()).toBe(reply.text);
  // Twice: as it was typed, and as HTML.
  expect(mail?.html).toMatch(
    /<p [^>]*>Hello Ada,<\/p>\n<p [^>]*>nine systems can become one\.<\/p>/,
  );
  expect(await entries()).toMatchObject([{ state: 'sent', tried: 1, problem: null }]);
  expect(await statusOf(ada)).toEqual({ status: 'replied', replied: true });
  const [entry] = (await listThreads([ada])).get(ada) ?? [];
  expect(entry).toMatchObject({ author: admin.id, address: 'ada@analytical.example' });
  const noted = (await page.read()).filter(({ action }) => action === 'changed');
  // The last two have the same time.
  expect(noted.map(({ detail }) => detail).sort()).toEqual([
    `assignee: ${admin.id}`,
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
  await expect(send({ ...reply, text: 'Something else.' })).rejects.toThrow(
    'Another text was sent',
  );
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

// The server shows the host as people write it.
test.each([
  ['tom&jerry@quay.example', 'tom&jerry@quay.example'],
  ["x=y.o'brien@quay.example", "x=y.o'brien@quay.example"],
  ['müller@exämple.example', 'müller@exämple.example'],
  ['ada@xn--exmple-cua.example', 'ada@exämple.example'],
])('an answer reaches %s', async (email, recipient) => {
  const id = await contact({ reference: 'C-2', email });
  await send(written(id));
  await sendNow();
  expect(server.received.map(({ to }) => to)).toEqual([[recipient]]);
  expect(await entries()).toMatchObject([{ state: 'sent', problem: null }]);
});
