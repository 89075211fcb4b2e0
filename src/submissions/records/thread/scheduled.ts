import { sql } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';
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

/** What is still to go out, the next first. It asks nobody who reads. */
export async function listScheduled(): Promise<readonly ScheduledReply[]> {
  const { id, contactId, quoteId, text, author, dueAt } = threadEntries;
  const [contact, quote] = [tableOf(forms.contact), tableOf(forms.quote)];
  const { rows } = await run(
    staffConnection,
    sql<Omit<ScheduledReply, 'dueAt'> & { dueAt: Date }>`
      SELECT ${id}, CASE WHEN ${contactId} IS NULL THEN 'quote' ELSE 'contact' END AS form,
             coalesce(${contactId}, ${quoteId}) AS submission,
             coalesce(${contact.reference}, ${quote.reference}) AS reference,
             coalesce(${contact.name}, ${quote.name}) AS name,
             left(${text}, 200) AS text, ${author}, ${dueAt} AS "dueAt"
      FROM ${threadEntries}
      LEFT JOIN ${contact} ON ${contact.id} = ${contactId}
      LEFT JOIN ${quote} ON ${quote.id} = ${quoteId}
      WHERE ${isScheduled} ORDER BY ${dueAt}, ${id} LIMIT ${most}`,
  );
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

export async function countScheduled(): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM ${threadEntries} WHERE ${isScheduled}`,
  );
  return rows[0]?.count ?? 0;
}
