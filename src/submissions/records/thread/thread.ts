import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { threadEntries } from './thread-table';

type Stored = typeof threadEntries.$inferSelect;

/** The column that names the submission of a form. */
export const parentColumn = ({ name }: Pick<FormDefinition, 'name'>) =>
  name === 'contact' ? threadEntries.contactId : threadEntries.quoteId;

/** After all that the thread has. */
export const nextPosition = (form: FormDefinition, parent: SQL): SQL => sql`
  (SELECT coalesce(max(${threadEntries.position}), 0) + 1 FROM ${threadEntries}
   WHERE ${parentColumn(form)} = ${parent})`;

/** A file of a mail, without what is in it. */
export interface MailFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Why it was not kept; null where it was. */
  readonly problem: string | null;
}

/** A mail as staff see it. */
export interface ThreadEntry {
  readonly id: string;
  readonly position: number;
  readonly kind: Stored['kind'];
  readonly state: Exclude<Stored['state'], 'taken-back' | 'unmatched'>;
  /** Whom it went to, or who wrote it. */
  readonly address: string;
  /** Of what came in, as its writer calls themselves. */
  readonly sender: string | null;
  readonly subject: string | null;
  readonly text: string;
  /** What it repeats of earlier mails. */
  readonly quoted: string | null;
  readonly files: readonly MailFile[];
  /** The id of a user. */
  readonly author: string | null;
  /** Times in ISO 8601. */
  readonly writtenAt: string;
  readonly dueAt: string;
  readonly settledAt: string | null;
  readonly problem: string | null;
}

/** Of the mail in a query. */
export const filesOfEntry = sql`
  coalesce((
    SELECT jsonb_agg(
      jsonb_build_object('id', ${attachments.id}, 'name', ${attachments.name},
                         'size', ${attachments.size}, 'problem', ${attachments.problem})
      ORDER BY ${attachments.addedAt}, ${attachments.name}, ${attachments.id})
    FROM ${attachments} WHERE ${attachments.entry} = ${threadEntries.id}
  ), '[]')`;

type Row = Omit<ThreadEntry, 'writtenAt' | 'dueAt' | 'settledAt'> &
  Pick<Stored, 'writtenAt' | 'dueAt' | 'settledAt'> & { readonly submission: string };

/**
 * What went and came about submissions of a form, by their ids, in its order. It asks nobody who reads:
 * the caller has read those submissions under access control.
 */
export async function listThreads(
  form: FormDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ThreadEntry[]>> {
  if (ids.length === 0) return new Map();
  const { id, position, kind, state, address, text, author, problem } = threadEntries;
  const { sender, subject, quoted } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Row>`
      SELECT ${parentColumn(form)} AS submission, ${id}, ${position}, ${kind}, ${state}, ${address},
             ${sender}, ${subject}, ${text}, ${quoted}, ${filesOfEntry} AS files,
             ${author}, ${problem}, ${threadEntries.writtenAt} AS "writtenAt",
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
