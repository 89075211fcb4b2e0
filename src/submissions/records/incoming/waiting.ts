import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { waitingMails } from './waiting-table';

/** A mail in a mailbox: by the number of the mailbox's generation, and its own. */
export interface Place {
  readonly generation: string;
  readonly uid: number;
}

/** A mail that did not come in at once. */
export interface WaitingMail {
  readonly uid: number;
  readonly isLeft: boolean;
  /** Whether its next try is to be made now. */
  readonly isDue: boolean;
}

export async function listWaiting(generation: string): Promise<readonly WaitingMail[]> {
  const { uid, isLeft, dueAt } = waitingMails;
  const { rows } = await run(
    staffConnection,
    sql<Omit<WaitingMail, 'uid'> & { uid: string }>`
      SELECT ${uid}, ${isLeft} AS "isLeft", ${dueAt} <= now() AS "isDue" FROM ${waitingMails}
      WHERE ${waitingMails.generation} = ${generation}`,
  );
  return rows.map((row) => ({ ...row, uid: Number(row.uid) }));
}

export interface Waits {
  /** A sentence for who runs the site, without a word of the mail. */
  readonly reason: string;
  /** Whether the mail itself is at fault. */
  readonly isTry?: boolean;
  readonly isLeft?: boolean;
  readonly waitSeconds: number;
}

/** Notes that a mail did not come in. @returns how often it was at fault itself */
export async function noteWaiting(
  { generation, uid }: Place,
  { reason, isTry = false, isLeft = false, waitSeconds }: Waits,
): Promise<number> {
  const of = waitingMails;
  const tried = isTry ? 1 : 0;
  const { rows } = await run(
    staffConnection,
    sql<{ tries: number }>`
      INSERT INTO ${of} AS before (${columnNames(of.generation, of.uid, of.tries, of.reason, of.isLeft, of.dueAt, of.since)})
      VALUES (${generation}, ${uid}::bigint, ${tried}::integer, ${reason}, ${isLeft}::boolean,
              now() + ${waitSeconds}::double precision * interval '1 second', now())
      ON CONFLICT (${columnNames(of.generation, of.uid)}) DO UPDATE
      SET tries = before.tries + excluded.tries, reason = excluded.reason,
          is_left = excluded.is_left, due_at = excluded.due_at
      RETURNING before.tries`,
  );
  return rows[0]?.tries ?? 0;
}

/** Those that came in, or are no longer there. */
export async function forgetWaiting(generation: string, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await run(
    staffConnection,
    sql`DELETE FROM ${waitingMails} WHERE ${waitingMails.generation} = ${generation}
          AND ${waitingMails.uid} = ANY(${sql.param(uids)}::bigint[])`,
  );
}

/** Of mailboxes that are no more, and of senders who have not tried again for so long. */
export async function forgetOldWaiting(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${waitingMails}
        WHERE ${waitingMails.dueAt} < now() - ${days}::integer * interval '1 day'
          AND NOT ${waitingMails.isLeft}`,
  );
}

/** Mails that wait, or were given up, for one reason. */
export interface WaitingFor {
  readonly reason: string;
  readonly count: number;
  readonly isLeft: boolean;
}

/** Not those that are only between two tries. It checks no access: the caller has to. */
export async function listWaitingFor(): Promise<readonly WaitingFor[]> {
  const { reason, isLeft, dueAt } = waitingMails;
  const { rows } = await run(
    staffConnection,
    sql<WaitingFor>`
      SELECT ${reason}, ${isLeft} AS "isLeft", count(*)::integer AS count FROM ${waitingMails}
      WHERE ${isLeft} OR ${dueAt} > now()
      GROUP BY ${reason}, ${isLeft} ORDER BY count DESC, ${reason}`,
  );
  return rows;
}
