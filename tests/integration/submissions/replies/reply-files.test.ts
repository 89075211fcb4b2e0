import { server } from '../../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readAttachment } from '@/inbox/attachments';
import { addFiles } from '@/inbox/reply/files/add-files';
import { readConversation } from '@/inbox/reply/reads';
import { sendReply, sendReplyAgain, takeReplyBack } from '@/inbox/reply/replies';
import { readScheduled } from '@/inbox/scheduled/reads';
import { takeIn } from '@/submissions/incoming/take-in';
import { forgetDraftFiles, removeDraftFile } from '@/submissions/records/attachments/draft-files';

import { payload, userWithRole } from '../../../support/payload';
import { addressOf, emptyInbox, onlyAda, rawMail } from '../../../support/submissions/incoming';
import { entries, sendDue, sendNow, written } from '../../../support/submissions/replies';
import { emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let ada = '';
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  server.reset();
  ada = await onlyAda();
});
afterAll(async () => {
  await emptyInbox();
});

function chosen(...files: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  data.set('form', 'contact');
  data.set('id', ada);
  for (const [name, content] of files) data.append('file', new File([content], name));
  return data;
}

/** Why some were not attached; null where there is no submission for them. */
const attach = async (...files: readonly (readonly [string, string])[]) =>
  (await addFiles(admin, chosen(...files)))?.problems ?? null;
const draftFiles = async (user = admin) => (await readConversation(contactForm, user, ada)).files;
const send = (reply: ReturnType<typeof written>) => sendReply(contactForm, admin, reply);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('files stay with the draft until it is sent, and then go out with it', async () => {
  expect(await attach(['plan.pdf', 'the plan'], ['Größe.txt', 'big'])).toEqual([]);
  expect(await draftFiles()).toMatchObject([
    { name: 'plan.pdf', size: 8 },
    { name: 'Größe.txt', size: 3 },
  ]);
  await send(written(ada));
  expect(await draftFiles()).toEqual([]);
  await sendNow();
  const [sent] = server.received;
  expect(
    sent?.mail.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString(),
    ]),
  ).toEqual([
    ['plan.pdf', 'application/pdf', 'the plan'],
    ['Größe.txt', 'text/plain', 'big'],
  ]);
  const { thread } = await readConversation(contactForm, admin, ada);
  const [file] = thread?.[0]?.files ?? [];
  expect((await readAttachment(admin, file?.id ?? ''))?.content.toString()).toBe('the plan');
  // A second reply has none.
  await send(written(ada, { seen: 1, text: 'And one more thing.' }));
  await sendNow();
  expect(server.received[1]?.mail.attachments).toEqual([]);
});

test('what is taken back brings its files with it, and one of them can be removed', async () => {
  await attach(['plan.pdf', 'the plan'], ['two.txt', 'two']);
  const reply = written(ada);
  await send(reply);
  await takeReplyBack(contactForm, admin, reply);
  const files = await draftFiles();
  expect(files.map(({ name }) => name)).toEqual(['plan.pdf', 'two.txt']);
  await removeDraftFile(admin, files[0]?.id ?? '');
  expect((await draftFiles()).map(({ name }) => name)).toEqual(['two.txt']);
});

test('a file that is not taken is told, and who may not read the submission adds none', async () => {
  expect(await attach(['a.exe', 'MZ'], ['plan.pdf', 'x'])).toEqual([
    'a.exe was not attached. Files of this kind are not taken. Choose a PDF, a picture, a text or an office document.',
  ]);
  await expect(addFiles(await userWithRole('editor'), chosen(['a.pdf', 'x']))).rejects.toThrow();
  await emptyTables();
  expect(await attach(['plan.pdf', 'x'])).toBeNull();
  const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM attachments`);
  expect(rows).toEqual([]);
});

test('forty files at once stay within what one mail takes, in number and in size', async () => {
  const at = (count: number, size: number) =>
    Array.from({ length: count }, (_, index) => attach([`${index}.txt`, 'x'.repeat(size)]));
  const many = (await Promise.all(at(40, 1))).flatMap((problems) => problems ?? []);
  expect(await draftFiles()).toHaveLength(10);
  expect(many).toHaveLength(30);
  expect(many[0]).toMatch(
    /^\d+\.txt was not attached\. There are 10 files already\. Leave this one out\.$/,
  );
  for (const { id } of await draftFiles()) await removeDraftFile(admin, id);
  const large = (await Promise.all(at(4, 7_000_000))).flatMap((problems) => problems ?? []);
  expect(await draftFiles()).toHaveLength(2);
  expect(large).toHaveLength(2);
  expect(large[0]).toMatch(
    /All files together are larger than 20 MB\. Choose fewer or smaller ones\.$/,
  );
});

test('a colleague’s draft has files of its own, and an old one is forgotten', async () => {
  await attach(['plan.pdf', 'the plan']);
  const colleague = { ...admin, id: 'a1b2c3d4-0000-4000-8000-000000000001' };
  expect(await draftFiles(colleague)).toEqual([]);
  await forgetDraftFiles(30);
  expect(await draftFiles()).toHaveLength(1);
  await payload.db.drizzle.execute(
    sql`UPDATE attachments SET added_at = now() - interval '31 days'`,
  );
  await forgetDraftFiles(30);
  expect(await draftFiles()).toEqual([]);
});

test('a reply for later waits for its time, is listed, and can be taken back until then', async () => {
  const dueAt = inAnHour();
  const reply = written(ada, { dueAt });
  await send(reply);
  await sendDue();
  expect(server.received).toEqual([]);
  expect(await readScheduled(admin)).toMatchObject([
    { id: reply.id, form: 'contact', reference: 'C-1', name: 'Ada', author: admin.id, dueAt },
  ]);
  await takeReplyBack(contactForm, admin, reply);
  expect(await readScheduled(admin)).toEqual([]);
  await sendNow();
  expect(server.received).toEqual([]);
});

test('a reply for later can go out now, and goes out by itself when its time has come', async () => {
  const [first, second] = [
    written(ada, { dueAt: inAnHour() }),
    // What is sent now moves below all that the thread had.
    written(ada, { dueAt: inAnHour(), seen: 2 }),
  ];
  await send(first);
  await sendReplyAgain(contactForm, admin, first);
  await sendDue();
  expect(server.received).toHaveLength(1);
  await send(second);
  await sendDue();
  expect(server.received).toHaveLength(1);
  await sendNow();
  expect(server.received).toHaveLength(2);
});

test('an answer that comes in first holds what was to go out later, and nothing else', async () => {
  const [later, now] = [written(ada, { dueAt: inAnHour() }), written(ada, { seen: 1 })];
  await send(later);
  await send(now);
  const automatic = { 'Auto-Submitted': 'auto-replied' };
  await takeIn(await rawMail({ to: addressOf(ada), headers: automatic }));
  expect(await readScheduled(admin)).toHaveLength(1);
  await takeIn(await rawMail({ to: addressOf(ada) }));
  expect(await readScheduled(admin)).toEqual([]);
  expect((await entries()).slice(0, 2)).toMatchObject([
    { state: 'failed', problem: 'An answer came in before this went out' },
    { state: 'waiting', problem: null },
  ]);
  await sendReplyAgain(contactForm, admin, later);
  await sendDue();
  expect(server.received).toHaveLength(1);
});
