import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { today } from '@/platform/place/calendar-day';
import { dayAfter, monthOf } from '@/platform/place/days';
import { seesAll } from '@/submissions/records/made/readers';
import {
  allOpen,
  counted,
  opportunityWhere,
  type OpportunityFilter,
} from '@/submissions/records/opportunities/filter';
import { openSumsOf } from '@/submissions/records/opportunities/of-people';
import { usualSettings } from '@/submissions/records/opportunities/settings';

import { fileSubmissions } from '@/submissions/records/people/file';

import { payload } from '../../support/payload';
import { emptyPeople } from '../../support/people';

const asked = { reader: seesAll, today: today(), stages: usualSettings.stages };

// Twenty thousand that ended over the years, four hundred that are open.
beforeAll(async () => {
  await emptyPeople();
  const { drizzle } = payload.db;
  await drizzle.execute(sql`
    INSERT INTO contact_submissions (reference, submitted_at, name, email, message)
    SELECT 'C-' || n, now() - n * interval '1 hour', 'Person ' || n, n || '@many.example', 'Nine systems.'
    FROM generate_series(1, 20000) AS n`);
  await drizzle.execute(sql`
    INSERT INTO opportunities
      (submission, stage, outcome, closed_on, value, currency, next_step, next_step_day, expected_close, stage_since)
    SELECT id, CASE n % 4 WHEN 0 THEN 'new' WHEN 1 THEN 'talking' WHEN 2 THEN 'proposal' ELSE 'agreeing' END,
      CASE WHEN n % 50 <> 0 THEN CASE n % 3 WHEN 0 THEN 'won' ELSE 'lost' END END,
      CASE WHEN n % 50 <> 0 THEN current_date - (n % 1500)::int END,
      100000, 'GBP', 'Ring', current_date + (n % 300)::int - 5, current_date + (n % 400)::int,
      now() - n * interval '1 minute'
    FROM (SELECT id, row_number() OVER (ORDER BY submitted_at) AS n FROM contact_submissions) AS all_of_them`);
  // As of tables that grew over the years. PostgreSQL still counted on those of the tests before, and took longer
  // for each batch than a statement may.
  await drizzle.execute(sql`ANALYZE contact_submissions, submissions, opportunities`);
  // Of more at once a busy machine takes longer than that as well.
  while (await fileSubmissions(100));
  await drizzle.execute(sql`
    INSERT INTO companies (id) SELECT id FROM people;
    UPDATE people SET company = id`);
  for (const table of [
    'contact_submissions',
    'submissions',
    'opportunities',
    'merges',
    'people',
    'companies',
  ])
    await drizzle.execute(sql.raw(`ANALYZE ${table}`));
});
afterAll(emptyPeople);

async function planOf(filter: Partial<OpportunityFilter>): Promise<string> {
  const { rows } = await payload.db.drizzle.execute(sql`
    EXPLAIN SELECT opportunities.submission ${counted}
    WHERE ${opportunityWhere({ ...allOpen, ...filter }, asked)}`);
  return rows.map((row) => Object.values(row).join('')).join('\n');
}

test.each<[string, Partial<OpportunityFilter>]>([
  ['the board', {}],
  ['a stage', { stage: 'proposal' }],
  ['what is overdue', { step: 'overdue' }],
  ['what is due this week', { stepBy: dayAfter(today(), 3) }],
  ['what is expected in a month', { closing: monthOf(today()) }],
  ['what was won of late', { outcome: 'won', closedFrom: dayAfter(today(), -20) }],
])('an index answers %s', async (_, filter) => {
  const plan = await planOf(filter);
  expect(plan).not.toContain('Seq Scan on opportunities');
  expect(plan).toMatch(/opportunities_(open|due|close|closed)_idx/);
  // Of the conversations it reads those alone, unless they are many.
  if (Object.keys(filter).length === 0) return;
  expect(plan).not.toContain('Seq Scan on contact_submissions');
  expect(plan).not.toContain('Seq Scan on submissions');
});

test.each(['person', 'company'] as const)('what is open of each %s of a list', async (kind) => {
  const { rows: some } = await payload.db.drizzle.execute(
    sql`SELECT id FROM people ORDER BY last_at DESC LIMIT 50`,
  );
  const ids = some.map(({ id }) => String(id));
  const { rows } = await payload.db.drizzle.execute(sql`EXPLAIN ${openSumsOf(kind, ids, asked)}`);
  const plan = rows.map((row) => Object.values(row).join('')).join('\n');
  for (const table of ['opportunities', 'contact_submissions'])
    expect(plan).not.toContain(`Seq Scan on ${table}`);
});
