import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition } from '@/forms';
import type { Connection } from '@/platform/database/connection';
import { audit_entries } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run, type Queryable } from '@/platform/database/statement';
import { payload_jobs } from '@/platform/payload/tables';

import { attachments } from '../attachments/table';
import { senderHash } from './erased-senders';
import { erasures } from './erasures-table';
import { submissionOfJob } from '../notices/notice-jobs';
import type { Received } from '../received';
import { tableOf } from '../tables';

/**
 * Erases so many files of submissions: they may be long, and would go with those in one statement.
 * @returns how many; none when none is left
 */
export async function eraseFilesOf(ids: readonly string[], limit: number): Promise<number> {
  const { id } = attachments;
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${attachments} WHERE ${id} IN (
          SELECT ${id} FROM ${attachments}
          WHERE ${attachments.submission} = ANY(${sql.param(ids)}::uuid[])
          LIMIT ${limit}
        )`,
  );
  return rowCount ?? 0;
}

/**
 * The parts of a statement that erase submissions and the jobs that name them. By the database, their notes
 * go as well and, through the parent row (`../parent.ts`), their thread and files.
 * @param chosen an earlier part of the statement, whose rows have the ids
 */
export const erasing = (of: readonly FormDefinition[], chosen: SQL): SQL => {
  const submissions = of.map((form) => {
    const table = tableOf(form);
    return sql`${sql.identifier(`erased ${form.name}`)} AS (
      DELETE FROM ${table} USING ${chosen} WHERE ${table.id} = ${chosen}.id
    )`;
  });
  const jobs = sql`erased_jobs AS (
    DELETE FROM ${payload_jobs} USING ${chosen} WHERE ${submissionOfJob} = ${chosen}.id::text
  )`;
  return sql.join([...submissions, jobs], sql`, `);
};

/** @param connection the door's when its spool is emptied, else the staff's */
export async function eraseSubmissions(
  connection: Connection,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await run(
    connection,
    sql`WITH ids AS (SELECT unnest(${sql.param(ids)}::uuid[]) AS id), ${erasing(formList, sql`ids`)}
        SELECT FROM ids`,
  );
}

/**
 * Which of these were erased since they came in: the audit log knows of a submission that is not in
 * the database yet, too, and of those that wait on another machine their sender is known.
 */
export async function erasedAmong(
  connection: Queryable,
  waiting: readonly Received[],
): Promise<ReadonlySet<string>> {
  if (waiting.length === 0) return new Set();
  const ids = sql.param(waiting.map(({ id }) => id));
  const times = sql.param(waiting.map(({ submittedAt }) => submittedAt));
  const senders = sql.param(waiting.map(({ values }) => senderHash(values['email'] ?? '')));
  const { rows } = await run(
    connection,
    // The times are of two clocks.
    sql<{ id: string }>`
      SELECT id
      FROM unnest(${ids}::text[], ${times}::timestamptz[], ${senders}::text[])
        AS waiting (id, submitted_at, sender)
      WHERE EXISTS (
        SELECT FROM ${audit_entries}
        WHERE ${audit_entries.at} > submitted_at - interval '1 minute'
          AND ${audit_entries.action} = 'erased'
          AND ${audit_entries.submissions} ? waiting.id
      ) OR EXISTS (
        -- What somebody sends after they were erased is kept, so there is less room for clocks.
        SELECT FROM ${erasures}
        WHERE ${erasures.sender} = waiting.sender
          AND ${erasures.at} > submitted_at - interval '5 seconds'
      )`,
  );
  return new Set(rows.map(({ id }) => id));
}
