import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { ThreadEntry } from './thread';
import { threadEntries } from './thread-table';

/** A mail of a thread that has a calendar file, or our answer to one. */
export type CalendarEntry = Pick<
  ThreadEntry,
  'id' | 'kind' | 'state' | 'address' | 'position' | 'calendar' | 'author' | 'writtenAt'
>;

/** So many of a thread count: nobody invites more often. */
const most = 200;

/** The calendar files of a thread, in its order. It checks no access: the caller has to. */
export async function listCalendarEntries(of: string): Promise<readonly CalendarEntry[]> {
  const { id, submission, kind, state, address, position, calendar, author } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<CalendarEntry, 'writtenAt'> & { readonly writtenAt: Date }>`
      SELECT * FROM (
        SELECT ${id}, ${kind}, ${state}, ${address}, ${position}, ${calendar}, ${author},
               ${threadEntries.writtenAt} AS "writtenAt"
        FROM ${threadEntries}
        WHERE ${submission} = ${of} AND ${calendar} IS NOT NULL AND ${state} <> 'taken-back'
        ORDER BY ${position} DESC LIMIT ${most}
      ) AS latest ORDER BY position`,
  );
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}
