import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { threadEntries } from './thread-table';

type Stored = typeof threadEntries.$inferSelect;

/** The column that names the submission of a form. */
export const parentColumn = ({ name }: Pick<FormDefinition, 'name'>) =>
  name === 'contact' ? threadEntries.contactId : threadEntries.quoteId;

/** A reply as staff see it. */
export interface ThreadEntry {
  readonly id: string;
  readonly position: number;
  readonly state: Exclude<Stored['state'], 'taken-back'>;
  readonly address: string;
  readonly text: string;
  /** The id of a user. */
  readonly author: string | null;
  /** Times in ISO 8601. */
  readonly writtenAt: string;
  readonly dueAt: string;
  readonly settledAt: string | null;
  readonly problem: string | null;
}

type Row = Omit<ThreadEntry, 'writtenAt' | 'dueAt' | 'settledAt'> &
  Pick<Stored, 'writtenAt' | 'dueAt' | 'settledAt'> & { readonly submission: string };

/**
 * What was answered to submissions of a form, by their ids, in its order. It asks nobody who reads:
 * the caller has read those submissions under access control.
 */
export async function listThreads(
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ThreadEntry[]>> {
  if (ids.length === 0) return new Map();
  const { id, position, state, address, text, author, problem } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Row>`
      SELECT ${parentColumn(form)} AS submission, ${id}, ${position}, ${state}, ${address},
             ${text}, ${author}, ${problem}, ${threadEntries.writtenAt} AS "writtenAt",
             ${threadEntries.dueAt} AS "dueAt", ${threadEntries.settledAt} AS "settledAt"
      FROM ${threadEntries}
      WHERE ${parentColumn(form)} = ANY(${sql.param(ids)}::uuid[]) AND ${state} <> 'taken-back'
      ORDER BY ${position}`,
  );
  const threads = new Map<string, ThreadEntry[]>();
  for (const { submission, writtenAt, dueAt, settledAt, ...entry } of rows) {
    const entries = threads.get(submission) ?? [];
    entries.push({
      ...entry,
      writtenAt: writtenAt.toISOString(),
      dueAt: dueAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    });
    threads.set(submission, entries);
  }
  return threads;
}
