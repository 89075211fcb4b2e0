import { sql, type SQL } from 'drizzle-orm';

import { formList, forms } from '@/forms';
import { cameByMail } from '@/forms/source/fields';
import { spellingsOf } from '@/platform/address-spellings';
import { auditOf } from '@/platform/audit';
import { contact_submissions, inbox_settings, users } from '@/platform/database/schema';
import { assignments, insertSelect, run, type Queryable } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { queueNotices } from '../notices/notice-jobs';
import { queueNews } from '../notices/staff-notices';
import { cameFromOneOf } from '../person/person';
import { queueRulesOfSubmissions } from '../rules/arrivals';
import { tableOf } from '../tables';
import { threadEntries } from '../thread/thread-table';
import type { Staff } from '../work';
import { cameFrom } from './of-sender';

type Entry = typeof threadEntries.$inferSelect;

/** What an enquiry is made of. */
export type EnquiringMail = Pick<Entry, 'id' | 'address' | 'sender' | 'subject' | 'text'>;

/** What a mail is when nobody filled in a form. */
const form = forms.contact;
const table = contact_submissions;

const isUnmatched = sql`${threadEntries.state} = 'unmatched'`;

/** Null where it is no longer unmatched. It checks no access: the caller has to. */
export async function findUnmatched(
  connection: Queryable,
  which: Pick<Entry, 'id'> | { readonly fingerprint: string },
): Promise<EnquiringMail | null> {
  const { id, address, sender, subject, text, fingerprint } = threadEntries;
  const isIt =
    'id' in which ? sql`${id} = ${which.id}` : sql`${fingerprint} = ${which.fingerprint}`;
  const { rows } = await run(
    connection,
    sql<EnquiringMail>`
      SELECT ${id}, ${address}, ${sender}, ${subject}, ${text} FROM ${threadEntries}
      WHERE ${isUnmatched} AND ${isIt}`,
  );
  return rows[0] ?? null;
}

/** A flood fills no list: what goes beyond waits for people. */
const mostInAnHour = 30;

/**
 * Of mail from an address: the settings want enquiries of it, nothing of its sender is kept, and they
 * are none of us.
 */
function mayComeIn(email: string): SQL {
  const sent = formList.map(
    (each) => sql`EXISTS (SELECT FROM ${tableOf(each)} WHERE ${cameFromOneOf(each, [email])})`,
  );
  return sql`
    EXISTS (SELECT FROM ${inbox_settings} WHERE ${inbox_settings.enquiriesFromMail})
    AND NOT (${sql.join(sent, sql` OR `)})
    AND NOT EXISTS (
      SELECT FROM ${threadEntries} WHERE ${cameFrom([email])} AND NOT ${isUnmatched}
    )
    AND NOT EXISTS (
      SELECT FROM ${users} WHERE lower(${users.email}) = ANY(${sql.param(spellingsOf([email]))}::text[])
    )
    AND (
      SELECT count(*) FROM ${table}
      WHERE ${table.source_utmSource} = ${cameByMail}
        AND ${table.submittedAt} > now() - interval '1 hour'
    ) < ${mostInAnHour}`;
}

export interface Enquiry {
  /** Follows from the mail's, so that there is one of each mail. */
  readonly id: string;
  readonly reference: string;
  /** The id of the mail. */
  readonly mail: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/**
 * Stores an enquiry with the mail that it is made of as the first of its thread, notes it, and tells
 * of it, in one statement.
 * @param user who says so; null for the site itself, and then only where the settings want it and its
 * sender is unknown
 * @returns whether the mail was still unmatched
 */
export async function storeEnquiry(
  connection: Queryable,
  { mail, ...values }: Enquiry,
  user: Staff | null,
): Promise<boolean> {
  const { submission, state, position } = threadEntries;
  const mayStand = user === null ? sql`AND ${mayComeIn(values.email)}` : sql``;
  const stored = insertSelect(
    table,
    {
      ...values,
      submittedAt: sql`mail.written_at`,
      activeAt: sql`now()`,
      source_utmSource: cameByMail,
      // Nothing is ever answered by itself, and who makes it knows of it.
      confirmation_state: null,
      ownerNotice_state: user === null ? 'waiting' : null,
    },
    sql`FROM mail ON CONFLICT DO NOTHING RETURNING id`,
  );
  const deed = { action: 'changed', user, collection: form.collection } as const;
  const { rows } = await run(
    connection,
    sql<{ id: string }>`
      WITH mail AS (
        SELECT ${threadEntries.id}, ${threadEntries.writtenAt} AS written_at FROM ${threadEntries}
        WHERE ${threadEntries.id} = ${mail} AND ${isUnmatched} ${mayStand} FOR UPDATE
      ),
      stored AS (${stored}),
      landed AS (
        UPDATE ${threadEntries} SET ${assignments(threadEntries, {
          ...{ submission: sql`stored.id`, state: 'received', position: 1 },
        })}
        FROM stored WHERE ${threadEntries.id} = ${mail} AND ${isUnmatched}
        RETURNING ${submission} AS id, ${state}, ${position}
      ),
      files AS (
        UPDATE ${attachments} SET ${assignments(attachments, { submission: sql`stored.id` })}
        FROM stored WHERE ${attachments.entry} = ${mail}
      ),
      noted AS (${auditOf({ ...deed, detail: 'made of an unmatched mail' }, sql`stored`)}),
      told AS (${queueNews(form, 'submission', sql`stored`)}),
      ruled AS (${queueRulesOfSubmissions(sql`stored`)})
      ${user === null ? sql`, noticed AS (${queueNotices(form, sql`stored`, { notices: ['ownerNotice'] })})` : sql``}
      SELECT id FROM landed`,
  );
  return rows.length > 0;
}
