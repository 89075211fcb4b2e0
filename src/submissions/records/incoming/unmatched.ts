import { sql, type SQL } from 'drizzle-orm';
import { DatabaseError } from 'pg';

import { formList, type FormDefinition } from '@/forms';
import { shownAddress } from '@/platform/address-spellings';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { parentOf, type Parent } from '../parent';
import { atNextPlace } from '../thread/next-place';
import { filesOfEntry, nextPosition, textsOfEntry, type ThreadEntry } from '../thread/thread';
import { placeIndex, threadEntries } from '../thread/thread-table';
import type { Staff } from '../work';
import { arrivalOf, arrivingAt } from './arrival';

/** A mail that came in and belongs to no thread that we know. */
export type StrayMail = Pick<
  ThreadEntry,
  | 'id'
  | 'address'
  | 'sender'
  | 'subject'
  | 'sentTo'
  | 'cc'
  | 'replyTo'
  | 'text'
  | 'quoted'
  | 'isCut'
  | 'mailbox'
  | 'files'
  | 'problem'
  | 'writtenAt'
> & {
  readonly kind: Exclude<ThreadEntry['kind'], 'reply'>;
  /** Whose thread it is on; null while it is on none. */
  readonly parent: Parent | null;
};

const isUnmatched = sql`${threadEntries.state} = 'unmatched'`;

/**
 * The oldest first: they wait longest. It checks no access: the caller has to.
 * @param mailbox those that came to this one alone; empty for those that came to none of several
 */
export const listUnmatched = (limit: number, mailbox?: string): Promise<readonly StrayMail[]> =>
  listStray(
    mailbox === undefined
      ? isUnmatched
      : sql`${isUnmatched} AND coalesce(${threadEntries.mailbox}, '') = ${mailbox}`,
    limit,
  );

/** Those that match, the oldest first, with as much of long texts as is shown. */
export async function listStray(matching: SQL, limit: number): Promise<readonly StrayMail[]> {
  const { id, kind, address, sender, subject, sentTo, cc, replyTo, problem, mailbox } =
    threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<StrayMail, 'writtenAt'> & { writtenAt: Date }>`
      SELECT ${id}, ${kind}, ${address}, ${sender}, ${subject}, ${sentTo} AS "sentTo", ${cc},
             ${replyTo} AS "replyTo", ${mailbox}, ${textsOfEntry()}, ${problem},
             ${filesOfEntry} AS files, ${threadEntries.writtenAt} AS "writtenAt",
             ${parentOf(threadEntries.submission)} AS parent
      FROM ${threadEntries} WHERE ${matching}
      ORDER BY ${threadEntries.writtenAt}, ${id} LIMIT ${limit}`,
  );
  return rows.map(({ writtenAt, ...mail }) => ({
    ...mail,
    address: shownAddress(mail.address),
    replyTo: mail.replyTo && shownAddress(mail.replyTo),
    writtenAt: writtenAt.toISOString(),
  }));
}

/** How many came to one of our mailboxes; empty where it is not known to which. */
export interface UnmatchedAt {
  readonly mailbox: string;
  readonly count: number;
}

/** How many wait, by the mailbox that they came to. It checks no access: the caller has to. */
export async function countUnmatched(): Promise<readonly UnmatchedAt[]> {
  const { rows } = await run(
    staffConnection,
    sql<UnmatchedAt>`
      SELECT coalesce(${threadEntries.mailbox}, '') AS mailbox, count(*)::int AS count
      FROM ${threadEntries} WHERE ${isUnmatched} GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/**
 * Puts a mail on a thread, after all that is there, with all that follows from one that came that
 * way. Noted in the same statement.
 * @returns whether it was still unmatched, and the submission still there
 */
export const matchMail = (
  form: FormDefinition,
  user: Staff,
  given: { mail: string; submission: string },
): Promise<boolean> =>
  atNextPlace(() =>
    putOn(form, user, given).catch((error: unknown) => {
      if (isPlaceTaken(error)) return null;
      throw error;
    }),
  );

const isPlaceTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === placeIndex;

async function putOn(
  form: FormDefinition,
  user: Staff,
  { mail, submission }: { mail: string; submission: string },
): Promise<boolean> {
  const parent = sql`parent.id`;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH parent AS (${arrivingAt(form, submission)}),
      landed AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, {
          submission: parent,
          state: 'received',
          told: sql`parent.assignee`,
          position: nextPosition(parent),
        })}
        FROM parent WHERE ${threadEntries.id} = ${mail} AND ${isUnmatched}
        RETURNING ${threadEntries.id}, ${threadEntries.kind}
      ),
      files AS (
        UPDATE ${attachments} SET ${assignments(attachments, { submission: parent })}
        FROM parent, landed WHERE ${attachments.entry} = landed.id
      ),
      ${arrivalOf(form, submission, { user, detail: 'unmatched mail put here' })}
      SELECT id FROM landed`,
  );
  return rows.length > 0;
}

/** It is no submission's: the log has its own number, beside those of the first form. */
const discarded = {
  action: 'erased',
  detail: 'unmatched mail',
  collection: formList[0].collection,
} as const;

/** Throws a mail away for good, with its files. @returns whether it was still unmatched */
export async function discardMail(user: Staff, mail: string): Promise<boolean> {
  const deed = { ...discarded, user };
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      WITH gone AS (
        DELETE FROM ${threadEntries} WHERE ${threadEntries.id} = ${mail} AND ${isUnmatched}
        RETURNING ${threadEntries.id}
      ),
      files AS (DELETE FROM ${attachments} USING gone WHERE ${attachments.entry} = gone.id),
      noted AS (${auditOf(deed, sql`gone`)})
      SELECT id FROM gone`,
  );
  return rows.length > 0;
}

/** Each with files of some megabytes: all at once would take longer than a statement may. */
const mostAtOnce = 50;

/** Throws away what nobody has put anywhere for so many days, and notes it. */
export async function discardOldMail(days: number): Promise<void> {
  const deed = { ...discarded, user: null };
  let count = mostAtOnce;
  while (count === mostAtOnce) {
    const { rows } = await run(
      staffConnection,
      sql<{ count: number }>`
        WITH part AS MATERIALIZED (
          SELECT ${threadEntries.id} AS id FROM ${threadEntries}
          WHERE ${isUnmatched}
            AND ${threadEntries.writtenAt} < now() - ${days}::integer * interval '1 day'
          LIMIT ${mostAtOnce}
        ),
        gone AS (
          DELETE FROM ${threadEntries}
          WHERE ${threadEntries.id} IN (SELECT id FROM part) AND ${isUnmatched}
          RETURNING ${threadEntries.id}
        ),
        files AS (DELETE FROM ${attachments} USING gone WHERE ${attachments.entry} = gone.id),
        noted AS (${auditOf(deed, sql`gone`)})
        SELECT count(*)::int AS count FROM part`,
    );
    count = rows[0]?.count ?? 0;
  }
}
