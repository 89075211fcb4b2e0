import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import type { KeptPeriod } from '../made/kept-days';
import { readableBy, type Reader } from '../made/readers';
import { isSubscribed } from '../made/subscriptions';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';
import { erasing } from './erasure';

const before = (days: number): SQL => sql`now() - ${days}::integer * interval '1 day'`;

/**
 * A choice that is made once. Within `IN (…)` the planner may ask again for each row, and then more
 * rows are taken than the limit says.
 */
const once = (choice: SQL): SQL => sql`MATERIALIZED (${choice})`;

/** When somebody last wrote, or did something, about a row; that it came in is the first of it. */
const lastActivity = (form: FormDefinition): SQL => {
  const { submittedAt, activeAt } = tableOf(form);
  return sql`greatest(${submittedAt}, ${activeAt})`;
};

/** Nobody wrote or did anything about it since then, and no reply to it is still to go out. */
const isIdle = (form: FormDefinition, since: SQL): SQL => {
  const { id, submittedAt } = tableOf(form);
  return sql`
    ${submittedAt} < ${since} AND ${lastActivity(form)} < ${since}
    ${form.isMade ? sql`AND NOT ${isSubscribed}` : sql``}
    AND NOT EXISTS (
      SELECT FROM ${threadEntries}
      WHERE ${threadEntries.submission} = ${id} AND ${threadEntries.state} IN ('waiting', 'sending')
    )`;
};

/** By the settings, and nobody. */
const note = (
  { collection }: FormDefinition,
  action: 'trashed' | 'erased',
  detail: string,
): SQL<{ count: number }> =>
  sql`${auditOf({ action, user: null, collection, detail }, sql`gone`)}
      RETURNING jsonb_array_length(submissions) AS count`;

/**
 * Puts the oldest into the trash about which nothing was written or done for so many days, and notes it
 * in the same statement.
 * @returns how many
 */
export async function auditedTrash(
  form: FormDefinition,
  { days, where, limit }: Pick<KeptPeriod, 'days' | 'where'> & { limit: number },
): Promise<number> {
  const table = tableOf(form);
  const trashed = assignments(table, { deletedAt: sql`now()`, updatedAt: sql`now()` });
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      WITH oldest AS ${once(sql`
        SELECT ${table.id} FROM ${table}
        WHERE ${table.deletedAt} IS NULL AND ${where} AND ${isIdle(form, before(days))}
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

/** One that goes into the trash by itself. */
export interface Leaving {
  readonly id: string;
  readonly reference: string;
  readonly trashedAt: string;
  /** How many there are: the same for each. */
  readonly total: number;
}

/**
 * The first of those that go into the trash within so many days, unless something is done about them, as far
 * as somebody may read them.
 */
export async function listLeaving(
  form: FormDefinition,
  { days, where }: Pick<KeptPeriod, 'days' | 'where'>,
  { within, limit, reader }: { within: number; limit: number; reader: Reader },
): Promise<readonly Leaving[]> {
  const table = tableOf(form);
  // By the caller's clock, which is the one that people see.
  const now = sql`${new Date().toISOString()}::timestamptz`;
  const soon = sql`${now} - ${days - within}::integer * interval '1 day'`;
  const { rows } = await run(
    staffConnection,
    sql<Omit<Leaving, 'trashedAt'> & { trashedAt: Date }>`
      SELECT ${table.id} AS id, ${table.reference} AS reference, count(*) OVER ()::int AS total,
             ${lastActivity(form)} + ${days}::integer * interval '1 day' AS "trashedAt"
      FROM ${table}
      WHERE ${table.deletedAt} IS NULL AND ${where} AND ${isIdle(form, soon)}
        AND ${readableBy(form, reader)}
      ORDER BY "trashedAt", ${table.id} LIMIT ${limit}`,
  );
  return rows.map(({ trashedAt, ...row }) => ({ ...row, trashedAt: trashedAt.toISOString() }));
}

/**
 * Erases those that were in the trash for so many days, as `erasing` does, and notes it in the same
 * statement.
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
      WITH gone AS ${once(sql`
        SELECT ${table.id} FROM ${table} WHERE ${table.deletedAt} < ${before(trashDays)}
        ORDER BY ${table.deletedAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED`)},
      ${erasing([form], sql`gone`)}
      ${note(form, 'erased', 'long enough in the trash')}`,
  );
  return rows[0]?.count ?? 0;
}
