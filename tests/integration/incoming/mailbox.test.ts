import '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readMailbox } from '@/submissions/incoming/read-mailbox';

import { expectOutput } from '../../support/output';
import { payload } from '../../support/payload';
import { startMailbox, type Mailbox } from '../../support/mail/imap-server';
import {
  addressOf,
  cameIn,
  emptyInbox,
  onlyAda,
  rawMail,
} from '../../support/submissions/incoming';

let mailbox: Mailbox;
let ada = '';
beforeAll(async () => {
  mailbox = await startMailbox();
});
beforeEach(async () => {
  ada = await onlyAda();
});
afterAll(async () => {
  await emptyInbox();
  await mailbox.kill();
});

const read = (isOurs = () => true) => readMailbox({ url: mailbox.url, isOurs });

test('what arrives in the mailbox lands on its thread, and is no longer there', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada), text: 'Grüße.' }));
  mailbox.deliver(await rawMail({ to: 'inbox@onelayer.example', text: 'Who is this?' }));
  await read();
  expect(await cameIn()).toMatchObject([
    { state: 'received', text: 'Grüße.', contact_id: ada },
    { state: 'unmatched', text: 'Who is this?' },
  ]);
  expect(mailbox.mails()).toEqual([]);
  // An empty one is read as well.
  await read();
});

test('a mail that could not be committed stays in the mailbox, and comes once', async () => {
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  await payload.db.drizzle.execute(
    sql`ALTER TABLE thread_entries ADD CONSTRAINT refuses CHECK (kind = 'reply') NOT VALID`,
  );
  await expect(read()).rejects.toThrow();
  await payload.db.drizzle.execute(sql`ALTER TABLE thread_entries DROP CONSTRAINT refuses`);
  expect(mailbox.mails()).toMatchObject([{ flags: [] }]);
  await read();
  expect(await cameIn()).toHaveLength(1);
  expect(mailbox.mails()).toEqual([]);
});

test('a mail that was committed as the process died adds nothing as it comes again', async () => {
  const raw = await rawMail({ to: addressOf(ada) });
  mailbox.deliver(raw);
  await read();
  mailbox.deliver(raw);
  await read();
  expect(await cameIn()).toHaveLength(1);
  expect(mailbox.mails()).toEqual([]);
});

test('a process that no longer leads leaves the rest to the next', async () => {
  for (const text of ['One.', 'Two.', 'Three.'])
    mailbox.deliver(await rawMail({ to: addressOf(ada), text }));
  let asked = 0;
  await read(() => (asked += 1) < 3);
  expect(mailbox.mails()).toHaveLength(1);
  await read();
  expect((await cameIn()).map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
});

test('a mail that nobody can read is flagged, and keeps no other waiting', async () => {
  const nested = Array.from(
    { length: 40 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  ).join('\r\n');
  mailbox.deliver(Buffer.from(`From: a@b.example\r\n${nested}\r\n`));
  mailbox.deliver(await rawMail({ to: addressOf(ada) }));
  expectOutput(/cannot be read: it stays in the mailbox, flagged/);
  await read();
  await read();
  expect(await cameIn()).toHaveLength(1);
  expect(mailbox.mails()).toMatchObject([{ flags: ['\\Flagged'] }]);
});

test('a mailbox that is away, or knows no such user, is said so', async () => {
  const wrong = mailbox.url.replace('inbox:', 'nobody:');
  await expect(readMailbox({ url: wrong, isOurs: () => true })).rejects.toMatchObject({
    authenticationFailed: true,
  });
  await mailbox.kill();
  await expect(read()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await mailbox.start();
});
