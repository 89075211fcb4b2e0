import '../../support/settings/mails-and-answers';

import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm, quoteForm } from '@/forms';
import { erasePerson } from '@/inbox/data-protection/erase-person';
import { findToMerge, mergeInto, takeMergeApart } from '@/inbox/merge/merge-submissions';
import { openSubmission } from '@/inbox/submission/reads';
import { addNote, changeSubmissions } from '@/inbox/submission/work';
import { takeIn } from '@/submissions/incoming/take-in';
import type { Parent } from '@/submissions/records/parent';

import { payload, userWithRole } from '../../support/payload';
import { addressOf, emptyInbox, rawMail } from '../../support/submissions/incoming';
import { contact, quote } from '../../support/submissions/sent-submissions';

let admin: TypedUser;
let first: Parent;
let second: Parent;
beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyInbox();
  const email = 'ada@analytical.example';
  first = { form: 'quote', id: await quote({ reference: 'Q-7K2F-TRZ', email, sent: 2 }) };
  second = { form: 'contact', id: await contact({ reference: 'C-9PQR-ST', email, sent: 1 }) };
});
afterAll(emptyInbox);

const rows = async (table: string) => {
  const { rows: all } = await payload.db.drizzle.execute(
    sql`SELECT to_jsonb(t) - 'updated_at' - 'active_at' AS row FROM ${sql.identifier(table)} AS t ORDER BY 1`,
  );
  return all;
};
const everything = async () =>
  Promise.all(
    ['contact_submissions', 'quote_submissions', 'thread_entries', 'contact_submissions_notes'].map(
      rows,
    ),
  );
const opened = async (target: Parent) =>
  openSubmission(target.form === 'quote' ? quoteForm : contactForm, admin, target.id);
const merge = () => mergeInto(admin, first, second);

const answer = async (text: string) =>
  takeIn(
    await rawMail({
      from: 'ada@analytical.example',
      to: addressOf(second.id),
      subject: 'More',
      text,
    }),
  );

test('what was merged stands with the other, archived, and what its sender answers comes in there', async () => {
  await addNote(contactForm, admin, second.id, 'Called her.');
  await answer('An early word.');
  await merge();
  await answer('A late word.');
  const { merged, conversation, submission } = (await opened(first)) ?? {};
  expect(merged?.others.map(({ reference, status }) => [reference, status])).toEqual([
    ['C-9PQR-ST', 'archived'],
  ]);
  expect(
    merged?.timeline.map((entry) =>
      entry.kind === 'mail'
        ? entry.mail.text
        : entry.kind === 'note'
          ? entry.note.text
          : entry.kind,
    ),
  ).toEqual(['submission', 'Called her.', 'An early word.']);
  expect(conversation?.thread?.map(({ text }) => text)).toEqual(['A late word.']);
  expect(submission).toMatchObject({ status: 'new', answeredAt: null });
  expect((await opened(second))?.merged.into).toMatchObject({
    reference: 'Q-7K2F-TRZ',
    by: admin.name,
  });
});

test('a merge that is taken apart gives back the former rows exactly', async () => {
  await addNote(contactForm, admin, second.id, 'Called her.');
  await answer('An early word.');
  await changeSubmissions(contactForm, admin, [second.id], { assignee: admin.id });
  const before = await everything();
  await merge();
  expect(await everything()).not.toEqual(before);
  await takeMergeApart(admin, second);
  expect(await everything()).toEqual(before);
  expect((await opened(first))?.merged.others).toEqual([]);
  await answer('On its own thread again.');
  expect((await opened(second))?.conversation.thread).toHaveLength(2);
});

test('what somebody did with it meanwhile is kept', async () => {
  await merge();
  await changeSubmissions(contactForm, admin, [second.id], { status: 'in-progress' });
  await takeMergeApart(admin, second);
  expect((await opened(second))?.submission.status).toBe('in-progress');
});

test('chains, itself, and what is not there are refused in words', async () => {
  const third: Parent = { form: 'contact', id: await contact({ reference: 'C-2AAA-BB' }) };
  await expect(mergeInto(admin, first, first)).rejects.toThrow('this submission itself');
  await expect(findToMerge(admin, 'Q-0000-000')).rejects.toThrow(
    'No submission has this reference',
  );
  expect(await findToMerge(admin, 'c 9pqr st')).toMatchObject(second);
  await merge();
  await expect(mergeInto(admin, third, second)).rejects.toThrow('merged already');
  await expect(mergeInto(admin, second, third)).rejects.toThrow('was merged itself');
  await expect(mergeInto(admin, third, first)).rejects.toThrow('Others were merged into that one');
  await expect(takeMergeApart(admin, third)).rejects.toThrow('no longer here');
  const gone: Parent = { form: 'contact', id: crypto.randomUUID() };
  await expect(mergeInto(admin, third, gone)).rejects.toThrow('no longer here');
});

test('an editor merges nothing, and an erasure leaves no trace of a merge', async () => {
  await expect(mergeInto(await userWithRole('editor'), first, second)).rejects.toThrow();
  await merge();
  await erasePerson(admin, ['ada@analytical.example']);
  expect(await rows('merges')).toEqual([]);
});

test('who has the same name or number from another address is suggested, and no namesake of one word', async () => {
  const { drizzle } = payload.db;
  const name = (id: string, called: string, phone: string | null) =>
    drizzle.execute(
      sql`UPDATE quote_submissions SET name = ${called}, phone = ${phone} WHERE id = ${id}`,
    );
  const phoned = await quote({ reference: 'Q-2AAA-AA', email: 'office@analytical.example' });
  const named = await quote({ reference: 'Q-2BBB-BB', email: 'ada@home.example' });
  await quote({ reference: 'Q-2CCC-CC', email: 'ada@elsewhere.example' });
  await name(first.id, 'Ada Byron', '+44 20 7946 0812');
  await name(phoned, 'The office', '(020) 7946-0812');
  await name(named, 'Áda Byron', null);
  const alike = async () =>
    (await opened(first))?.alike.map(({ reference, why }) => [reference, why]).sort();
  expect(await alike()).toEqual([
    ['Q-2AAA-AA', 'telephone number'],
    ['Q-2BBB-BB', 'name'],
  ]);
  expect((await opened(second))?.alike).toEqual([]);
});
