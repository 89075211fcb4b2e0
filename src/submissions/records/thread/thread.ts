import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { heldAs, type Held } from '../attachments/scans';
import { attachments } from '../attachments/table';
import { joinParents, ofParent } from '../parent';
import { isFormer } from '../person/former-addresses';
import type { MailCalendar } from './mail-calendar';
import { threadEntries } from './thread-table';

type EntryRow = typeof threadEntries.$inferSelect;

/** After all that the thread has. */
export const nextPosition = (parent: SQL): SQL => sql`
  (SELECT coalesce(max(${threadEntries.position}), 0) + 1 FROM ${threadEntries}
   WHERE ${threadEntries.submission} = ${parent})`;

/** A file of a mail, without what is in it. */
export interface MailFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly kind: (typeof attachments.$inferSelect)['kind'];
  /** Whether it can be had by itself. */
  readonly isKept: boolean;
  /** What a reader should know of it, such as why it was not kept. */
  readonly problem: string | null;
  /** Why nobody can have it; null where staff can. */
  readonly held: Held | null;
  /** The virus in it. */
  readonly found: string | null;
}

/** A mail as staff see it. */
export interface ThreadEntry {
  readonly id: string;
  readonly position: number;
  readonly kind: EntryRow['kind'];
  readonly state: Exclude<EntryRow['state'], 'taken-back' | 'unmatched'>;
  /** Whom it went to, or who wrote it. */
  readonly address: string;
  /** Of what came in, as its writer calls themselves. */
  readonly sender: string | null;
  readonly subject: string | null;
  /** What ends a reply. */
  readonly signature: string | null;
  /** Which of our mailboxes it came to or went out from, where there were several. */
  readonly mailbox: string | null;
  /** Who else got it, `, ` between two. */
  readonly sentTo: string | null;
  readonly cc: string | null;
  readonly bcc: string | null;
  /** Whom the mail server refused while others got it: a line for each, with the reason. */
  readonly refused: string | null;
  /** Some have it; it is tried again for the others. */
  readonly isPartly: boolean;
  /** Whoever sent the submission, or we, wrote to its writer before on this thread. */
  readonly isInCopy: boolean;
  /** Its address is what that of the submission was before it was corrected. */
  readonly isFormer: boolean;
  /** It went to somebody else, with what stands in `quoted`. */
  readonly isForward: boolean;
  /** Where its writer wants answers, if that is elsewhere. */
  readonly replyTo: string | null;
  readonly text: string;
  /** What it repeats of earlier mails. */
  readonly quoted: string | null;
  /** Whether there is more of those two than this. */
  readonly isCut: boolean;
  readonly files: readonly MailFile[];
  /** The id of a user. */
  readonly author: string | null;
  /** Times in ISO 8601. */
  readonly writtenAt: string;
  readonly dueAt: string;
  readonly settledAt: string | null;
  readonly problem: string | null;
  /** Its sender wrote it on their page. */
  readonly onPage: boolean;
  /** What a calendar file of it says, such as an invitation, or our answer to one. */
  readonly calendar: MailCalendar | null;
  /** Never a mail: the outbox holds it, or it was made there. */
  readonly outbox: boolean;
}

/** Of the mail in a query. */
export const filesOfEntry = sql`
  coalesce((
    SELECT jsonb_agg(
      jsonb_build_object('id', ${attachments.id}, 'name', ${attachments.name},
                         'size', ${attachments.size}, 'kind', ${attachments.kind},
                         'isKept', ${attachments.content} IS NOT NULL,
                         'problem', ${attachments.problem}, 'held', ${heldAs},
                         'found', ${attachments.found})
      ORDER BY ${attachments.addedAt}, ${attachments.name}, ${attachments.id})
    FROM ${attachments} WHERE ${attachments.entry} = ${threadEntries.id}
  ), '[]')`;

type Row = Omit<ThreadEntry, 'writtenAt' | 'dueAt' | 'settledAt'> &
  Pick<EntryRow, 'writtenAt' | 'dueAt' | 'settledAt'> & {
    readonly submission: string;
    /** How many entries the thread has. */
    readonly total: number;
  };

/**
 * Of a mail in a query, beside its submission: who wrote it stands among the recipients of a mail before it.
 * What somebody else put there says nothing: anybody can name themselves.
 */
const isInCopy = (): SQL => sql`EXISTS (
  SELECT FROM ${threadEntries} AS before
  WHERE before.submission = ${threadEntries.submission}
    AND before.position < ${threadEntries.position}
    AND (before.kind = 'reply' OR lower(before.address) = lower(${ofParent('email')}))
    AND lower(${threadEntries.address}) = ANY(
      regexp_split_to_array(lower(concat_ws(' ', before.sent_to, before.cc, before.bcc,
        CASE WHEN before.is_forward THEN before.address END)), '[<>, ]+'))
)`;

/** What is shown of long mails: nobody reads more at once. */
const shown = { text: 4000, quoted: 1000 };

/** Of the mail in a query: as much of its texts as is shown. */
export function textsOfEntry(): SQL {
  const { text, quoted } = threadEntries;
  return sql`left(${text}, ${shown.text}) AS text, left(${quoted}, ${shown.quoted}) AS quoted,
    (length(${text}) > ${shown.text} OR coalesce(length(${quoted}), 0) > ${shown.quoted}) AS "isCut"`;
}

/** The end of a thread. */
export interface LastEntries {
  readonly entries: readonly ThreadEntry[];
  /** How many came before those. */
  readonly earlier: number;
}

/**
 * What went and came about submissions, by their ids, for people to read: of each thread so
 * many at most, the newest, in its order and without their whole length. It checks no access: the
 * caller has to have read those submissions under access control.
 */
export async function listLastEntries(
  ids: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, LastEntries>> {
  if (ids.length === 0) return new Map();
  const { id, submission, position, kind, state, address, author, problem } = threadEntries;
  const { sender, subject, signature, sentTo, cc, bcc, refused, owed, replyTo, outbox, isForward } =
    threadEntries;
  const { mailbox, onPage, calendar } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<Row>`
      SELECT ${submission}, ${id}, ${position}, ${kind}, ${state}, ${address},
             ${sender}, ${subject}, ${signature}, ${sentTo} AS "sentTo", ${cc}, ${bcc}, ${refused},
             ${owed} IS NOT NULL AS "isPartly", ${replyTo} AS "replyTo",
             ${isFormer(sql`${submission}`, sql`${address}`)} AS "isFormer", ${isForward} AS "isForward", ${isInCopy()} AS "isInCopy", ${textsOfEntry()},
             ${filesOfEntry} AS files, ${author}, ${problem}, ${outbox}, ${mailbox},
             ${onPage} AS "onPage", ${calendar},
             ${threadEntries.writtenAt} AS "writtenAt", ${threadEntries.dueAt} AS "dueAt",
             ${threadEntries.settledAt} AS "settledAt", total
      FROM (
        SELECT *, (count(*) OVER (PARTITION BY ${submission}))::integer AS total,
               row_number() OVER (PARTITION BY ${submission} ORDER BY ${position} DESC) AS from_end
        FROM ${threadEntries}
        WHERE ${submission} = ANY(${sql.param(ids)}::uuid[]) AND ${state} <> 'taken-back'
      ) AS ${threadEntries} ${joinParents(submission)}
      WHERE from_end <= ${most}::integer
      ORDER BY ${position}`,
  );
  const threads = new Map<string, { entries: ThreadEntry[]; earlier: number }>();
  for (const { submission, total, writtenAt, dueAt, settledAt, ...entry } of rows) {
    const thread = threads.get(submission) ?? { entries: [], earlier: total };
    threads.set(submission, thread);
    thread.earlier -= 1;
    thread.entries.push({
      ...entry,
      writtenAt: writtenAt.toISOString(),
      dueAt: dueAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    });
  }
  return threads;
}
