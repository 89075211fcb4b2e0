import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { forms } from '@/forms';
import { queueView } from '@/inbox/list/inbox-view';
import { conditionOf } from '@/inbox/list/reads/narrowed';
import { searchWhere } from '@/inbox/list/reads/search-where';
import { lastWordOf } from '@/submissions/records/last-word';

import { payload, userWithRole } from '../../../support/payload';
import { emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  await emptyTables();
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions
      (reference, submitted_at, name, email, message, priority, assignee_id, notes_text)
    SELECT 'C-' || n, now() - n * interval '1 minute', 'Person ' || n, n || '@many.example', repeat('Nine systems. ', 20),
           CASE WHEN n % 500 = 0 THEN 'high' ELSE 'normal' END::enum_contact_submissions_priority,
           CASE WHEN n % 500 = 0 THEN ${admin.id}::uuid END, CASE WHEN n % 500 = 0 THEN 'Called' END
    FROM generate_series(1, 20000) AS n`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO submission_tags (submission, key, name)
    SELECT id, tag, tag FROM contact_submissions, unnest(ARRAY['fair', 'other']) AS tag
    WHERE priority = 'high' OR tag = 'other' AND right(reference, 1) = '7'`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO attachments (id, submission, author, name, size, kind, added_at)
    SELECT gen_random_uuid(), id, CASE WHEN priority = 'high' THEN ${admin.id}::uuid END, 'plan.pdf', 1, 'plain', now()
    FROM contact_submissions WHERE right(reference, 1) = '0'`);
  for (const table of ['contact_submissions', 'submission_tags', 'attachments', 'thread_entries'])
    await payload.db.drizzle.execute(sql.raw(`ANALYZE ${table}`));
});
afterAll(emptyTables);

/** How PostgreSQL would read the first page. */
async function planOf(search: string): Promise<string> {
  const form = forms.contact;
  const query = { ...queueView('all'), form, search };
  const where = await searchWhere(payload, query, admin);
  const condition = await conditionOf(payload, admin, query, where);
  const { rows } = await payload.db.drizzle.execute(sql`
    EXPLAIN SELECT id FROM contact_submissions WHERE ${condition}
    ORDER BY ${lastWordOf(form)} DESC, id DESC LIMIT 21`);
  return rows.map((row) => Object.values(row).join('')).join('\n');
}

// Where nothing is said, it is the index of the list’s order, from the newest on.
test.each([
  ['from:person', ''],
  ['to:me', ''],
  ['to:nobody', ''],
  ['is:open', ''],
  ['is:unread', ''],
  ['is:answered', ''],
  ['is:not-delivered', ''],
  ['has:note', ''],
  ['has:file', 'attachments_submission_idx'],
  ['has:draft', 'attachments_drafts_idx'],
  ['has:tag', 'submission_tags_submission_key_pk'],
  ['tag:fair', 'submission_tags'],
  ['priority:high', '_priority_idx'],
  ['priority:normal', '_words_idx'],
  ['before:yesterday', ''],
  ['form:contact', '_words_idx'],
  ['-tag:fair', '_words_idx'],
])('an index answers %s', async (search, index) => {
  const plan = await planOf(search);
  expect(plan).not.toContain('Seq Scan on contact_submissions');
  expect(plan).toContain('Index');
  expect(plan).toContain(index);
});
