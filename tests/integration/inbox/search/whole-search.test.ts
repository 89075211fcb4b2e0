import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { parseView } from '@/inbox/list/inbox-view';
import { countFound } from '@/inbox/list/reads/counts';
import { changeAsSeen } from '@/inbox/submission/work';
import { countWhole, readPart, type WholePlace } from '@/inbox/whole-search/reads';

import { payload, userWithRole } from '../../../support/payload';
import { emptyTables } from '../../../support/submissions/sent-submissions';

let admin: TypedUser;
let editor: TypedUser;

beforeAll(async () => {
  admin = await userWithRole('admin');
  editor = await userWithRole('editor');
  await emptyTables();
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions (reference, submitted_at, name, email, message, status, updated_at)
    SELECT 'C-' || n, now() - interval '1 day', 'Name ' || n, n || '@bulk.example',
           CASE WHEN n % 2 = 0 THEN 'green tea' ELSE 'coffee' END, 'new', now() - interval '1 hour'
    FROM generate_series(1, 50) AS n`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO quote_submissions
      (reference, submitted_at, name, email, project_type, description, status, updated_at)
    SELECT 'Q-' || n, now() - interval '1 day', 'Name ' || n, n || '@bulk.example', 'web',
           'green tea', 'new', now() - interval '1 hour'
    FROM generate_series(1, 7) AS n`);
});
afterAll(emptyTables);

const everywhere = parseView({ view: 'all', q: '"green tea" is:open' });

test('all that a search finds is changed in parts, and what changed meanwhile stays', async () => {
  const until = new Date().toISOString();
  expect(await countWhole(payload, admin, everywhere, until)).toBe(32);
  // A colleague is quicker with one, and one more comes in.
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET status = 'in-progress', updated_at = now() WHERE reference = 'C-2'`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO contact_submissions (reference, submitted_at, name, email, message, status, updated_at)
    VALUES ('C-LATE', now(), 'Late', 'late@bulk.example', 'green tea', 'new', now())`);
  const changed: string[] = [];
  let place: WholePlace | null = null;
  do {
    const part = await readPart(payload, admin, everywhere, { until, place, limit: 10 });
    const targets = part.rows.map(({ id, status }) => ({ id, expects: status }));
    const outcome = await changeAsSeen(part.form, admin, targets, { status: 'archived' });
    changed.push(...outcome.changed.map(({ id }) => id));
    place = part.next;
  } while (place);
  expect(new Set(changed).size).toBe(31);
  expect(changed).toHaveLength(31);
  const left = { ...everywhere, search: '"green tea"', form: contactForm };
  expect(await countFound({ ...left, search: '"green tea" is:open' }, admin)).toBe(2);
  expect(await countFound({ ...left, search: 'coffee is:open' }, admin)).toBe(25);
});

test('whoever may not read submissions counts and changes none', async () => {
  const until = new Date().toISOString();
  await expect(countWhole(payload, editor, everywhere, until)).rejects.toThrow();
  await expect(
    readPart(payload, editor, everywhere, { until, place: null, limit: 10 }),
  ).rejects.toThrow();
});
