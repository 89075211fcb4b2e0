import { sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run, type Queryable } from '@/platform/database/statement';

import type { ThreadOf } from '../incoming/thread-address';
import { parentOf, submissions, type Parent } from '../parent';
import type { Changed, Staff } from '../work';
import { insertWatches } from '../watches/watches';
import { watches } from '../watches/watches-table';
import { merges } from './merges-table';

/** A submission that stands with another one. */
export interface Merge {
  readonly merged: Parent;
  readonly target: Parent;
  readonly before: Changed;
  /** Null once the account is gone. */
  readonly by: string | null;
  /** In ISO 8601. */
  readonly at: string;
}

const { submission, target, before, mergedBy, mergedAt } = merges;

/**
 * The merges that one of these submissions is part of, in the order in which they were made. It checks no
 * access.
 */
export async function listMerges(ids: readonly string[]): Promise<readonly Merge[]> {
  const known = sql.param(ids);
  const { rows } = await run(
    staffConnection,
    sql<Omit<Merge, 'at'> & { at: Date }>`
      SELECT ${parentOf(submission)} AS merged, ${parentOf(target)} AS target, ${before} AS before,
             ${users.name} AS by, ${mergedAt} AS at
      FROM ${merges} LEFT JOIN ${users} ON ${users.id} = ${mergedBy}
      WHERE ${submission} = ANY(${known}::uuid[]) OR ${target} = ANY(${known}::uuid[])
      ORDER BY ${mergedAt}, ${submission}`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/**
 * Has one submission stand with another; who watches the first watches the second from then on.
 * @param was the merged one, before it was archived
 * @returns false where it was merged meanwhile, or one of the two has gone
 */
export async function insertMerge(
  user: Staff,
  { merged, into, was }: { merged: string; into: string; was: Changed },
): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql`
      WITH merged AS (
        INSERT INTO ${merges} (submission, target, before, merged_by)
        SELECT ${merged}::uuid, ${into}::uuid, ${JSON.stringify(was)}::jsonb, ${user.id}::uuid
        WHERE (SELECT count(*) FROM ${submissions} WHERE ${submissions.id} IN (${merged}, ${into})) = 2
        ON CONFLICT DO NOTHING RETURNING submission
      ),
      watched AS (${insertWatches(
        sql`(SELECT ${watches.person} AS person, ${into}::uuid AS id FROM ${watches}, merged
             WHERE ${watches.submission} = merged.submission) AS watching`,
      )})
      SELECT FROM merged`,
  );
  return rows.length > 0;
}

export async function deleteMerge(merged: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${merges} WHERE ${submission} = ${merged}`);
}

/** The threads on which mails come in: of what was merged, that of the submission with which it stands. */
export async function mergedThreads(
  connection: Queryable,
  threads: readonly ThreadOf[],
): Promise<readonly ThreadOf[]> {
  if (threads.length === 0) return threads;
  const known = sql.param(threads.map((thread) => thread.submission));
  const { rows } = await run(
    connection,
    sql<{ merged: string; target: Parent }>`
      SELECT ${submission} AS merged, ${parentOf(target)} AS target FROM ${merges}
      WHERE ${submission} = ANY(${known}::uuid[])`,
  );
  const targets = new Map(rows.map((row) => [row.merged, row.target]));
  const found = threads.map((thread): ThreadOf => {
    const moved = targets.get(thread.submission);
    return moved ? { form: moved.form, submission: moved.id } : thread;
  });
  return [...new Map(found.map((thread) => [thread.submission, thread])).values()];
}
