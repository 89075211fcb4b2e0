import { readdir } from 'node:fs/promises';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { erasePerson } from '@/inbox/data-protection/erase-person';
import { contactForm } from '@/forms';
import { tryReplyAgain } from '@/submissions/records/thread/replies';
import { listLastEntries } from '@/submissions/records/thread/thread';
import { emptySpoolOnce } from '@/submissions/spool/empty-spool';

import { eventually } from '../../support/eventually';
import { outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import {
  canary,
  email,
  folder,
  foundInDatabase,
  foundOnDisk,
  other,
} from '../../support/submissions/canary';
import { exported } from '../../support/submissions/exported-person';
import { leaveEverywhere } from '../../support/submissions/leave-canary';
import { emptyInbox } from '../../support/submissions/incoming';
import { contact } from '../../support/submissions/sent-submissions';

const mailbox = await vi.hoisted(async () => {
  const servers = await import('../../support/mail/imap-server');
  const started = await servers.startMailbox();
  process.env.IMAP_URL = started.url;
  process.env.ANSWER_ADDRESS = 'inbox@onelayer.example';
  process.env.ANSWER_WEBHOOK_SECRET = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
  return started;
});

let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyInbox();
});
afterAll(async () => {
  await emptyInbox();
  await payload.db.drizzle.execute(
    sql`DELETE FROM payload_jobs; DELETE FROM saved_views; DELETE FROM own_texts; DELETE FROM erasures;
        DELETE FROM imports;
        UPDATE inbox_settings SET block_list = NULL`,
  );
  await mailbox.kill();
});

test('after an erasure a search through database, disk, mailbox and log finds nothing of a person', async () => {
  const { theirs, waiting } = await leaveEverywhere(admin, mailbox);
  const before = await foundInDatabase();
  expect(before).toEqual(
    expect.arrayContaining([
      'address_joins.one',
      'attachments.content',
      'attachments.name',
      'contact_changes.about',
      'contact_details.key',
      'contact_details.value',
      'contact_keys.key',
      'contact_submissions.email',
      'contact_submissions.notes_text',
      'contact_submissions.quarantine_detail',
      'contact_submissions.source_landing_page',
      'contact_submissions_notes.text',
      'former_addresses.address',
      'import_rows.cells',
      'inbox_settings.block_list',
      'opportunities.next_step',
      'opportunities.remark',
      'opportunity_changes.after',
      'own_texts.name',
      'own_texts.text',
      'payload_jobs.error',
      'quote_submissions.description',
      'quote_submissions_notes.text',
      'saved_views.name',
      'saved_views.query',
      'shared_drafts.cc',
      'shared_drafts.subject',
      'shared_drafts.text',
      'submission_tags.name',
      'thread_entries.address',
      'thread_entries.bcc',
      'thread_entries.calendar',
      'thread_entries.cc',
      'thread_entries.owed',
      'thread_entries.problem',
      'thread_entries.quoted',
      'thread_entries.refused',
      'thread_entries.reply_to',
      'thread_entries.sent_to',
      'thread_entries.text',
    ]),
  );
  expect(await foundOnDisk()).toHaveLength(1);
  // What an export hands out is what an erasure takes: the file says all of it.
  const told = JSON.stringify(await exported(admin, [email, other]));
  for (const text of [
    'in a note',
    'in a shared draft',
    'the tag',
    'the step',
    'the remark',
    'the deal',
    'the note of a person',
    `1 ${canary} Road`,
    'Dear',
    'later',
    'back',
    'answers',
    'astray',
    'in copy',
    'waits',
    'As Bob asked.',
    'As Bob asked again.',
  ])
    expect(told).toContain(text);

  const receipt = await erasePerson(admin, [email, other]);
  expect(receipt).toMatchObject({ otherMails: 2, takenOut: 1, fromMailbox: 1, namedIn: [] });
  expect(receipt.erased).toHaveLength(4);
  await eventually(async () => {
    await emptySpoolOnce();
    expect(await readdir(folder)).toEqual([]);
  });

  // A longer address of somebody else is another one.
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT notes_text AS notes FROM contact_submissions WHERE id = ${theirs}`,
  );
  expect(rows).toEqual([{ notes: `Ask [erased] first, not x${email}n.` }]);
  const { rows: texts } = await payload.db.drizzle.execute(sql`SELECT name, text FROM own_texts`);
  expect(texts).toEqual([{ name: 'For [erased]', text: 'Write to [erased].' }]);
  const { rows: settings } = await payload.db.drizzle.execute(
    sql`SELECT block_list AS list FROM inbox_settings`,
  );
  expect(settings).toEqual([{ list: 'stays.example\r\nlast words' }]);
  // What was to go to them goes nowhere, also when somebody asks for it.
  expect(await tryReplyAgain(contactForm, admin, waiting)).toBe(false);
  const thread = (await listLastEntries([theirs], 20)).get(theirs)?.entries ?? [];
  expect(thread.filter(({ kind }) => kind === 'reply')).toMatchObject([
    { state: 'sent', address: '[erased]' },
    { state: 'failed', address: '[erased]', problem: 'Who was to get it is erased' },
  ]);
  expect(thread.filter(({ replyTo }) => replyTo !== null)).toEqual([]);
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET notes_text = NULL WHERE id = ${theirs};`);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions_notes`);

  expect(await foundInDatabase()).toEqual([]);
  expect(await foundOnDisk()).toEqual([]);
  expect(mailbox.mails().map(({ raw }) => raw.toLowerCase().includes(canary))).toEqual([false]);
  expect(outputSoFar().join('\n').toLowerCase()).not.toContain(canary);
});

test('where the mail server says no, the receipt does not say that mails are erased', async () => {
  mailbox.deliver(Buffer.from(`From: ${email}\r\n\r\nHello.\r\n`));
  for (const command of ['UID SEARCH', 'UID FETCH', 'UID STORE', 'UID EXPUNGE']) {
    mailbox.refuse(command);
    expect(await erasePerson(admin, [email])).toMatchObject({ fromMailbox: 'away' });
  }
  mailbox.refuse();
  expect(await erasePerson(admin, [email])).toMatchObject({ fromMailbox: 1 });
});

test('what others wrote into a form stays, and the receipt says where', async () => {
  const theirs = await contact({ reference: 'C-STAY-02', email: 'bob@stays.example' });
  await contact({ reference: 'C-CNRY-05', email });
  await payload.db.drizzle.execute(
    sql`UPDATE contact_submissions SET message = ${`Ask ${email}.`} WHERE id = ${theirs}`,
  );
  await mailbox.kill();
  const receipt = await erasePerson(admin, [email]);
  await mailbox.start();
  expect(receipt).toMatchObject({
    namedIn: [{ form: 'contact', id: theirs, reference: 'C-STAY-02' }],
    fromMailbox: 'away',
  });
  expect(await foundInDatabase()).toEqual(['contact_submissions.message']);
});
