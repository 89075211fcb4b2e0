import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import type { DraftOf } from './attachments/draft-files';
import { threadEntries } from './thread/thread-table';
import type { Staff } from './work';

/** The words of a reply that was taken back, for who took it back. */
export interface TakenBackReply {
  readonly id: string;
  readonly text: string;
  /** Null for what it had not. */
  readonly cc: string | null;
  readonly bcc: string | null;
  readonly subject: string | null;
}

const { id, submission, state, author, text, cc, bcc, subject } = threadEntries;
const { writtenAt, settledAt, isForward, calendar } = threadEntries;

const isKept = sql`${state} = 'taken-back' AND ${text} <> ''`;

/** The words of a forward are none for who sent the submission, and those of an answer to an invitation no one's. */
const isHeld = sql`${isKept} AND NOT ${isForward} AND ${calendar} IS NULL`;

/**
 * What somebody took back and has not sent or thrown away since, the oldest first. The answer that
 * would have brought the words may be lost, so they stay here until then.
 */
export const listTakenBack = (draft: DraftOf): Promise<readonly TakenBackReply[]> =>
  list(sql`${submission} = ${draft.submission} AND ${author} = ${draft.author} AND ${isHeld}`);

/** The same of forwards. */
export const listForwardsTakenBack = (draft: DraftOf): Promise<readonly TakenBackReply[]> =>
  list(sql`${submission} = ${draft.submission} AND ${author} = ${draft.author}
    AND ${isKept} AND ${isForward}`);

/** The same of mails of every kind. */
export const listEveryTakenBack = (draft: DraftOf): Promise<readonly TakenBackReply[]> =>
  list(sql`${submission} = ${draft.submission} AND ${author} = ${draft.author} AND ${isKept}`);

/** Of all who took one back, for whoever asks for all that is kept of a person. */
export const listAllTakenBack = (of: string) => list(sql`${submission} = ${of} AND ${isKept}`);

async function list(condition: SQL): Promise<readonly TakenBackReply[]> {
  const { rows } = await run(
    staffConnection,
    sql<TakenBackReply>`
      SELECT ${id}, ${text}, ${cc}, ${bcc}, ${subject} FROM ${threadEntries}
      WHERE ${condition} ORDER BY ${writtenAt}, ${id}`,
  );
  return rows;
}

const forgotten = assignments(threadEntries, {
  ...{ text: '', cc: null, bcc: null, subject: null, quoted: null },
});

const ofAuthor = (user: Pick<Staff, 'id'>, ids: readonly string[]): SQL =>
  sql`${id} = ANY(${sql.param(ids)}::uuid[]) AND ${author} = ${user.id} AND ${isKept}`;

/**
 * The words go on in another reply, as a part of the statement that queues it.
 * @param queued a part of that statement, empty where nothing was queued
 */
export const wordsGoOn = (user: Staff, ids: readonly string[], queued: SQL): SQL => sql`
  UPDATE ${threadEntries} SET ${forgotten} FROM ${queued} WHERE ${ofAuthor(user, ids)}`;

/** Its author threw the words away. */
export async function forgetTakenBack(user: Staff, ids: readonly string[]): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${threadEntries} SET ${forgotten} WHERE ${ofAuthor(user, ids)}`,
  );
}

/** Forgets the words that nobody has gone on with for so many days. */
export async function forgetOldTakenBack(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`UPDATE ${threadEntries} SET ${forgotten}
        WHERE ${isKept} AND ${settledAt} < now() - ${days}::integer * interval '1 day'`,
  );
}
