import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { joinParents, ofParent, submissions } from '../parent';
import { threadEntries } from './thread-table';

/** A reply that somebody wants to go out later. */
export interface ScheduledReply {
  readonly id: string;
  readonly form: FormDefinition['name'];
  readonly submission: string;
  readonly reference: string;
  /** Of who gets it. */
  readonly name: string;
  readonly text: string;
  /** The id of a user. */
  readonly author: string | null;
  readonly dueAt: string;
}

/** Longer than the wait of a reply that goes out at once. */
export const isScheduled = sql`
  ${threadEntries.state} = 'waiting' AND ${threadEntries.problem} IS NULL
  AND ${threadEntries.dueAt} > now() + interval '1 minute'`;

/** Enough to read; there is no next page. */
const most = 200;

/** What is still to go out, the next first. It checks no access: the caller has to. */
export async function listScheduled(): Promise<readonly ScheduledReply[]> {
  const { id, submission, text, author, dueAt } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<ScheduledReply, 'dueAt'> & { dueAt: Date }>`
      SELECT ${id}, ${submissions.form}, ${submission},
             ${ofParent('reference')} AS reference, ${ofParent('name')} AS name,
             left(${text}, 200) AS text, ${author}, ${dueAt} AS "dueAt"
      FROM ${threadEntries} ${joinParents(submission)}
      WHERE ${isScheduled} ORDER BY ${dueAt}, ${id} LIMIT ${most}`,
  );
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

export async function countScheduled(reader: Reader): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${threadEntries}
        WHERE ${isScheduled} AND ${parentReadableBy(threadEntries.submission, reader)}`,
  );
  return rows[0]?.count ?? 0;
}
