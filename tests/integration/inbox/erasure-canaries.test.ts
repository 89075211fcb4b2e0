import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';
import { contactForm, quoteForm } from '@/forms';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { exportPerson } from '@/inbox/data-protection/export-person';
import { joinWith } from '@/inbox/person/join-addresses';
import { addNote, changeAsSeen } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import { addDraftFile } from '@/submissions/records/attachments/drafts';
import { queueReply, takeBackReply } from '@/submissions/records/replies';
import { insertView } from '@/submissions/records/views/saved-views';
import { emptySpool } from '@/submissions/spool/empty-spool';
import { spool } from '@/submissions/spool/spool';

import { outputSoFar } from '../../support/output';
import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, rawMail } from '../../support/submissions/incoming';
import { written } from '../../support/submissions/replies';
import { contact, quote } from '../../support/submissions/sent-submissions';

const mailbox = await vi.hoisted(async () => {
  const servers = await import('../../support/sites/imap-server');
  const started = await servers.startMailbox();
  process.env.IMAP_URL = started.url;
  process.env.ANSWER_ADDRESS = 'inbox@onelayer.example';
  process.env.ANSWER_WEBHOOK_SECRET = 'bT7xKq2WvR9mZc4LpY6nHs8JdF3gUa5e';
  return started;
});

/** Stands in all that is about this person, and nowhere else. */
const canary = 'zqcanary';
const [email, other] = [`Ada.${canary}@one.example`, `${canary}.two@two.example`];
const folder = path.join(env.DATA_DIR, 'spool');

let admin: TypedUser;
beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyInbox();
});
afterAll(async () => {
  await emptyInbox();
  await payload.db.drizzle.execute(
    sql`DELETE FROM payload_jobs; DELETE FROM saved_views; DELETE FROM erasures`,
  );
  await mailbox.kill();
});

const column = z.object({ table: z.string(), column: z.string(), type: z.string() });

/** The columns of whichever table in which the canary stands, as text or within bytes. */
async function foundInDatabase(): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
        FROM information_schema.columns c
        JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE t.table_type = 'BASE TABLE'
          AND c.table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const columns = z.array(column).parse(rows);
  expect(columns.length).toBeGreaterThan(500);
  const found: string[] = [];
  for (const { table, column: name, type } of columns) {
    const own = sql.identifier(name);
    const text = type === 'bytea' ? sql`encode(${own}, 'escape')` : sql`${own}::text`;
    const hits = await payload.db.drizzle.execute(
      sql`SELECT FROM ${sql.identifier(table)} WHERE ${text} ILIKE ${`%${canary}%`} LIMIT 1`,
    );
    if (hits.rows.length > 0) found.push(`${table}.${name}`);
  }
  return found.sort();
}

async function foundOnDisk(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile() && !each.parentPath.includes('postgres'));
  const texts = await Promise.all(
    files.map(async (each) => {
      const file = path.join(each.parentPath, each.name);
      return { file, text: await readFile(file, 'latin1').catch(() => '') };
    }),
  );
  return texts.filter(({ text }) => text.toLowerCase().includes(canary)).map(({ file }) => file);
}

const attached = (name: string) => ({
  filename: `${canary}-${name}.txt`,
  content: `${canary} in a file`,
});

/** Leaves the canary wherever the site keeps something of a person. */
async function leaveEverywhere(): Promise<{ theirs: string }> {
  const message = await contact({ reference: 'C-CNRY-01', email });
  const request = await quote({ reference: 'Q-CNRY-02', email: email.toUpperCase() });
  const second = await contact({ reference: 'C-CNRY-03', email: other, trashed: 1 });
  const theirs = await contact({ reference: 'C-STAY-01', email: 'bob@stays.example' });
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET name = ${`${canary} Byron`}, message = ${`${canary} wrote`},
      source_landing_page = ${`/${canary}`}, source_referrer = ${`${canary}.example`},
      source_utm_campaign = ${canary}
    WHERE id = ${message}`);
  await payload.db.drizzle.execute(sql`
    UPDATE quote_submissions SET name = ${canary}, phone = ${canary}, company = ${canary},
      description = ${canary}, owner_notice_problem = ${`550 ${canary}`}
    WHERE id = ${request}`);
  for (const [form, id] of [
    [contactForm, message],
    [quoteForm, request],
  ] as const) {
    const draft = { author: admin.id, submission: id };
    const file = { name: `${canary}.txt`, content: Buffer.from(`${canary} is the word`) };
    await addNote(form, admin, id, `${canary} in a note for @${admin.name}`);
    await addDraftFile(form, draft, file);
    await queueReply(form, admin, written(id, { text: `Dear ${canary}` }));
    await addDraftFile(form, draft, file);
    await queueReply(
      form,
      admin,
      written(id, { seen: 1, text: `${canary} later`, dueAt: '2099-01-01T09:00:00Z' }),
    );
    const back = written(id, { seen: 2, text: `${canary} back` });
    await queueReply(form, admin, back);
    await takeBackReply(form, admin, back);
    await addDraftFile(form, draft, file);
    await changeAsSeen(form, admin, [{ id, expects: null }], { assignee: admin.id });
  }
  await payload.db.drizzle.execute(sql`
    UPDATE thread_entries SET state = 'failed', problem = ${`No ${canary} here`} WHERE position = 2`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO payload_jobs (task_slug, input, error) VALUES
      ('notify', ${JSON.stringify({ submission: message, notice: 'confirmation' })}::jsonb,
       ${JSON.stringify({ message: `550 <${email}>` })}::jsonb)`);
  const from = `${canary} Byron <${email}>`;
  const mails = [
    { from, to: addressOf(message), text: `${canary} answers`, attachments: [attached('in')] },
    { from, to: 'nobody@onelayer.example', text: `${canary} astray`, attachments: [attached('x')] },
    // On the thread of somebody else: theirs, and one of that person's own that quotes them.
    { from, to: addressOf(theirs), text: `${canary} in copy` },
    {
      from: 'Bob <bob@stays.example>',
      to: addressOf(theirs),
      text: `I was told so by ${email.toUpperCase()}.\n\nOn Monday, ${email} wrote:\n> Yes.`,
    },
  ];
  for (const mail of mails)
    await takeIn(await rawMail({ ...mail, subject: `Re: ${mail.text}` }), true);
  await addNote(contactForm, admin, theirs, `Ask ${email} first, not x${email}n.`);
  await insertView(admin.id, { name: `Of ${email}`, query: 'view=open', isShared: true });
  await insertView(admin.id, {
    name: 'Hers',
    query: new URLSearchParams({ q: email }).toString(),
    isShared: false,
  });
  await joinWith(admin, message, other);
  await spool.keep({
    form: 'contact',
    id: crypto.randomUUID(),
    reference: 'C-CNRY-04',
    submittedAt: new Date().toISOString(),
    values: { name: canary, email: other, message: `${canary} waits` },
    quarantinedFor: null,
  });
  // Nobody has read them yet; and one is of somebody else.
  mailbox.deliver(await rawMail({ from, to: addressOf(message), text: `${canary} arrives` }));
  mailbox.deliver(
    await rawMail({ from: 'bob@stays.example', to: addressOf(theirs), text: 'Bob.' }),
  );
  expect(second).not.toBe('');
  return { theirs };
}

test('after an erasure a search through database, disk, mailbox and log finds nothing of a person', async () => {
  const { theirs } = await leaveEverywhere();
  const before = await foundInDatabase();
  expect(before).toEqual(
    expect.arrayContaining([
      'address_joins.one',
      'attachments.content',
      'attachments.name',
      'contact_submissions.email',
      'contact_submissions.notes_text',
      'contact_submissions.source_landing_page',
      'contact_submissions_notes.text',
      'payload_jobs.error',
      'quote_submissions.description',
      'quote_submissions_notes.text',
      'saved_views.name',
      'saved_views.query',
      'thread_entries.problem',
      'thread_entries.quoted',
      'thread_entries.text',
    ]),
  );
  expect(await foundOnDisk()).toHaveLength(1);
  // What an export hands out is what an erasure takes: the file says all of it.
  const told = JSON.stringify(await exportPerson(admin, [email, other]));
  for (const text of ['in a note', 'Dear', 'later', 'answers', 'astray', 'in copy', 'waits'])
    expect(told).toContain(text);

  const receipt = await erasePerson(admin, [email, other]);
  expect(receipt).toMatchObject({ otherMails: 2, takenOut: 1, fromMailbox: 1, namedIn: [] });
  expect(receipt.erased).toHaveLength(4);
  emptySpool();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), {
    interval: 20,
    timeout: 10_000,
  });

  // A longer address of somebody else is another one.
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT notes_text AS notes FROM contact_submissions WHERE id = ${theirs}`,
  );
  expect(rows).toEqual([{ notes: `Ask [erased] first, not x${email}n.` }]);
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET notes_text = NULL WHERE id = ${theirs};`);
  await payload.db.drizzle.execute(sql`DELETE FROM contact_submissions_notes`);

  expect(await foundInDatabase()).toEqual([]);
  expect(await foundOnDisk()).toEqual([]);
  expect(mailbox.mails().map(({ raw }) => raw.toLowerCase().includes(canary))).toEqual([false]);
  expect(outputSoFar().join('\n').toLowerCase()).not.toContain(canary);
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
