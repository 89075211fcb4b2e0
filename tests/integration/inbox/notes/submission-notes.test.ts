import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { getSubmission } from '@/inbox/submission/reads';
import { addNote } from '@/inbox/submission/work';

import { payload, userWithRole } from '../../../support/payload';
import { newAuditPage } from '../../../support/staff/audit-log';
import { contact, emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let first = '';

const read = (id: string) => getSubmission(contactForm, admin, id);

beforeAll(async () => {
  admin = await userWithRole('admin');
});
beforeEach(async () => {
  await emptyTables();
  first = await contact({ reference: 'C-1' });
});
afterAll(emptyTables);

test('notes keep their order, their author and their time', async () => {
  await addNote(contactForm, admin, first, 'Rang him.');
  await addNote(contactForm, admin, first, 'He rang back.');
  const notes = (await read(first))?.notes;
  expect(notes?.map(({ text, author }) => [text, author])).toEqual([
    ['Rang him.', admin.id],
    ['He rang back.', admin.id],
  ]);
});

test('twenty notes at once each get a number of their own, in the order of their words', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, note) => addNote(contactForm, admin, first, `Note ${note}.`)),
  );
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT _order, text FROM contact_submissions_notes WHERE _parent_id = ${first}
        ORDER BY _order`,
  );
  expect(new Set(rows.map(({ _order }) => _order)).size).toBe(20);
  const { rows: searched } = await payload.db.drizzle.execute(
    sql`SELECT notes_text FROM contact_submissions WHERE id = ${first}`,
  );
  expect(searched).toEqual([{ notes_text: rows.map(({ text }) => text).join('\n') }]);
});

test('a note that is sent again under its key is stored once, and other words under it, too', async () => {
  const key = crypto.randomUUID();
  const page = await newAuditPage();
  const [short, long] = ['Rang him.', 'Rang him. No answer.'];
  // Each answer was lost, and one typed on between the tries.
  for (const text of [short, short, long, long, short])
    await addNote(contactForm, admin, first, text, key);
  expect((await read(first))?.notes.map(({ text }) => text)).toEqual([short, long]);
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT notes_text FROM contact_submissions WHERE id = ${first}`,
  );
  expect(rows).toEqual([{ notes_text: 'Rang him.\nRang him. No answer.' }]);
  expect((await page.read()).filter(({ detail }) => detail === 'note')).toHaveLength(2);
});
