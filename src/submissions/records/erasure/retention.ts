import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { payload_jobs } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { submissionOfJob } from '../notices/notice-jobs';
import { tableOf } from '../tables';

const before = (days: number): SQL => sql`now() - ${days}::integer * interval '1 day'`;

/**
 * A choice that is made once. Within `IN (…)` the planner may ask again for each row, and then more
 * rows are taken than the limit says.
 */
const once = (choice: SQL): SQL => sql`MATERIALIZED (${choice})`;

/** By the settings, and nobody. */
const note = (
  { collection }: FormDefinition,
  action: 'trashed' | 'erased',
  detail: string,
): SQL<{ count: number }> =>
  sql`${auditOf({ action, user: null, collection, detail }, sql`gone`)}
      RETURNING jsonb_array_length(submissions) AS count`;

/**
 * Puts the oldest that were kept for so many days into the trash, and notes it in the same statement.
 * @returns how many
 */
export async function auditedTrash(
  form: FormDefinition,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const table = tableOf(form);
  const trashed = assignments(table, { deletedAt: sql`now()`, updatedAt: sql`now()` });
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      WITH oldest AS ${once(sql`
        SELECT ${table.id} FROM ${table}
        WHERE ${table.deletedAt} IS NULL AND ${table.submittedAt} < ${before(days)}
        ORDER BY ${table.submittedAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED`)},
      gone AS (
        UPDATE ${table} SET ${trashed}
        WHERE ${table.id} IN (SELECT id FROM oldest)
        RETURNING ${table.id}
      )
      ${note(form, 'trashed', 'kept as long as the settings say')}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Erases those that were in the trash for so many days, with the jobs that name them and, by the
 * database, the notes; and notes it in the same statement.
 * @returns how many
 */
export async function auditedErasure(
  form: FormDefinition,
  { trashDays, limit }: { trashDays: number; limit: number },
): Promise<number> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      WITH oldest AS ${once(sql`
        SELECT ${table.id} FROM ${table} WHERE ${table.deletedAt} < ${before(trashDays)}
        ORDER BY ${table.deletedAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED`)},
      gone AS (
        DELETE FROM ${table}
        WHERE ${table.id} IN (SELECT id FROM oldest)
        RETURNING ${table.id}
      ),
      jobs AS (
        DELETE FROM ${payload_jobs} USING gone WHERE ${submissionOfJob} = gone.id::text
      )
      ${note(form, 'erased', 'long enough in the trash')}`,
  );
  return rows[0]?.count ?? 0;
}
