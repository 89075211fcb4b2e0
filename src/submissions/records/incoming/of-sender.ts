import { sql, type SQL } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { parentReadableBy, type Reader } from '../made/readers';
import { threadEntries } from '../thread/thread-table';
import { listStray, type StrayMail } from './unmatched';

/** What came in by mail from addresses, however they are spelt, on whichever thread or on none. */
export function cameFrom(emails: readonly string[]): SQL {
  const addresses = sql.param(spellingsOf(emails));
  return sql`${threadEntries.kind} <> 'reply'
    AND lower(${threadEntries.address}) = ANY(${addresses}::text[])`;
}

/** Replies of ours to addresses, on whichever thread: somebody may have asked for answers there. */
export function wentTo(emails: readonly string[]): SQL {
  const addresses = sql.param(spellingsOf(emails));
  return sql`(${threadEntries.kind} = 'reply'
    AND lower(${threadEntries.address}) = ANY(${addresses}::text[]))`;
}

/** Replies of ours of which addresses got a copy. */
export function copiedTo(emails: readonly string[]): SQL {
  const addresses = sql.param(spellingsOf(emails));
  const { kind, cc, bcc } = threadEntries;
  return sql`(${kind} = 'reply' AND ${addresses}::text[] &&
    string_to_array(lower(concat_ws(', ', ${cc}, ${bcc})), ', '))`;
}

/** For people to read, but those on threads that they may not. */
export const listMailsFrom = (
  emails: readonly string[],
  limit: number,
  reader: Reader,
): Promise<readonly StrayMail[]> =>
  listStray(
    sql`${cameFrom(emails)} AND ${parentReadableBy(threadEntries.submission, reader)}`,
    limit,
  );

/** What stands in a forward instead, and why one that still waits does not go out. */
const forwardedErased = 'What was forwarded is erased';

/**
 * Erases so many of them with their files, and what was forwarded of them: the words of others in a
 * forward stand in their own mails as well.
 * @returns how many; none when none is left
 */
export async function eraseMailsFrom(emails: readonly string[], limit: number): Promise<number> {
  const { id, submission, state, problem, settledAt, repeats } = threadEntries;
  const isWaiting = sql`${state} = 'waiting'`;
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      WITH part AS MATERIALIZED (
        SELECT ${id} AS id, ${submission} AS submission FROM ${threadEntries} WHERE ${cameFrom(emails)}
        LIMIT ${limit}
      ),
      files AS (
        DELETE FROM ${attachments} WHERE ${attachments.entry} IN (SELECT id FROM part)
      ),
      copies AS (
        DELETE FROM ${attachments}
        WHERE ${attachments.submission} IN (SELECT submission FROM part)
          AND ${attachments.copiedFrom} IN (
            SELECT own.id FROM ${attachments} AS own WHERE own.entry IN (SELECT id FROM part)
          )
      ),
      forwards AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, {
          quoted: sql`${`[${forwardedErased}]`}::text`,
          state: sql`CASE WHEN ${isWaiting} THEN 'failed' ELSE ${state} END`,
          problem: sql`CASE WHEN ${isWaiting} THEN ${forwardedErased} ELSE ${problem} END`,
          settledAt: sql`CASE WHEN ${isWaiting} THEN now() ELSE ${settledAt} END`,
        })}
        WHERE ${submission} IN (SELECT submission FROM part)
          AND ${repeats} && ARRAY(SELECT id FROM part)
      ),
      gone AS (
        DELETE FROM ${threadEntries} WHERE ${id} IN (SELECT id FROM part)
        RETURNING ${id}
      )
      SELECT count(*)::int AS count FROM gone`,
  );
  return rows[0]?.count ?? 0;
}
