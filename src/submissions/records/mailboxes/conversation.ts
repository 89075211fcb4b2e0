import { sql } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { custom_submissions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { threadEntries } from '../thread/thread-table';

/** What says from where a conversation goes on. */
interface Place {
  /** Of the newest mail that came to a mailbox, or for which somebody chose one; null where there is none. */
  readonly mailbox: string | null;
  /** The id of the form that an editor made, where it came by one. */
  readonly madeForm: string | null;
}

/**
 * It checks no access: the caller has to.
 * @param addresses of the mailboxes that count
 */
export async function placeOfConversation(
  submission: string,
  addresses: readonly string[],
): Promise<Place> {
  const { mailbox, writtenAt, position } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Place>`
      SELECT (
        SELECT ${mailbox} FROM ${threadEntries}
        WHERE ${threadEntries.submission} = ${submission}
          AND ${mailbox} = ANY(${sql.param(spellingsOf(addresses))}::text[])
        ORDER BY ${writtenAt} DESC, ${position} DESC NULLS LAST LIMIT 1
      ) AS mailbox, (
        SELECT ${custom_submissions.formId} FROM ${custom_submissions}
        WHERE ${custom_submissions.id} = ${submission}
      ) AS "madeForm"`,
  );
  return rows[0] ?? { mailbox: null, madeForm: null };
}
