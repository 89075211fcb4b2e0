import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { columnNames } from '../column-names';
import { filesGoWith } from '../attachments/draft-files';
import { cameByForm } from '../attachments/form-files';
import { heldAs, isHandedOut } from '../attachments/scans';
import { attachments } from '../attachments/table';
import { atNextPlace, placed, type Placed, type Tried } from './next-place';
import { wordsGoOn } from '../taken-back';
import { tableOf } from '../tables';
import type { Staff } from '../work';
import { noted, touch, undoSeconds } from './replies';
import { nextPosition, type MailFile } from './thread';
import { threadEntries } from './thread-table';

type Entry = typeof threadEntries.$inferSelect;

/** A mail that somebody can be sent, in its whole length. */
export type ForwardableMail = Pick<
  Entry,
  | 'id'
  | 'kind'
  | 'address'
  | 'sender'
  | 'subject'
  | 'sentTo'
  | 'cc'
  | 'text'
  | 'signature'
  | 'quoted'
  | 'writtenAt'
>;

/** What of a thread is forwarded: one of its mails or, without one, all of it. */
export interface Forwarded {
  readonly submission: string;
  readonly mail: string | null;
}

/** What went out or came in; of a whole thread, no mails of programs and none that were forwarded. */
const isForwardable = ({ submission, mail }: Forwarded) => sql`
  ${threadEntries.submission} = ${submission} AND ${threadEntries.state} IN ('received', 'sent')
  AND ${
    mail === null
      ? sql`${threadEntries.kind} IN ('answer', 'reply') AND NOT ${threadEntries.isForward}`
      : sql`${threadEntries.id} = ${mail}`
  }`;

const mostMails = 200;

/** The oldest first. It checks no access: the caller has to. */
export async function listForwardable(which: Forwarded): Promise<readonly ForwardableMail[]> {
  const { id, kind, address, sender, subject, sentTo, cc, text, signature, quoted, writtenAt } =
    threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<ForwardableMail>`
      SELECT ${id}, ${kind}, ${address}, ${sender}, ${subject}, ${sentTo} AS "sentTo", ${cc},
             ${text}, ${signature}, ${quoted}, ${writtenAt} AS "writtenAt"
      FROM ${threadEntries} WHERE ${isForwardable(which)}
      ORDER BY ${threadEntries.position} LIMIT ${mostMails}`,
  );
  return rows;
}

/** Files that can go along: of the mail and the mail as it came, or of all of the thread. */
const isItsFile = (which: Forwarded) => sql`
  ${attachments.submission} = ${which.submission} AND ${attachments.content} IS NOT NULL
  AND ${attachments.kind} <> 'inline' AND ${isHandedOut}
  AND (
    ${attachments.entry} IN (SELECT ${threadEntries.id} FROM ${threadEntries} WHERE ${isForwardable(which)})
      ${which.mail === null ? sql`AND ${attachments.kind} <> 'original' OR ${cameByForm}` : sql``}
  )`;

export async function listForwardableFiles(which: Forwarded): Promise<readonly MailFile[]> {
  const { id, name, size, kind, problem, found } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<MailFile>`
      SELECT ${id}, ${name}, ${size}, ${kind}, true AS "isKept", ${problem}, ${heldAs} AS held,
             ${found}
      FROM ${attachments} WHERE ${isItsFile(which)}
      ORDER BY ${attachments.addedAt}, ${name}, ${id}`,
  );
  return rows;
}

export interface WrittenForward extends Forwarded {
  /** Made with the form that it was written in. */
  readonly id: string;
  readonly to: string;
  readonly cc: readonly string[];
  readonly subject: string;
  /** Words of one's own; may be empty. */
  readonly text: string;
  readonly signature: string;
  /** The mailbox of ours that it goes out from, in lower case, where there are several. */
  readonly mailbox: string | null;
  /** What is forwarded, as it goes out. */
  readonly quoted: string;
  /** Ids of files. */
  readonly files: readonly string[];
  /** The ids of forwards that were taken back and whose words stood in the same box. */
  readonly held: readonly string[];
}

/**
 * Queues a forward below all that is in the thread, with copies of the files that were chosen and with
 * those that its author added, and notes it in the same statement. From then on it is sent as replies are.
 * @returns `gone` also where its submission is in the trash
 */
export const queueForward = (
  form: FormDefinition,
  user: Staff,
  forward: WrittenForward,
): Promise<Placed> => atNextPlace(() => tryToQueue(form, user, forward));

async function tryToQueue(
  form: FormDefinition,
  user: Staff,
  forward: WrittenForward,
): Promise<Placed | null> {
  const { id, submission, to, cc, subject, text, signature, mailbox, quoted, files, held } =
    forward;
  const table = tableOf(form);
  const entry = insertSelect(
    threadEntries,
    {
      ...{ id, submission, subject, text, quoted, state: 'waiting', address: to, isForward: true },
      cc: cc.join(', ') || null,
      ...{ signature: signature || null, mailbox },
      // Of a forward that is forwarded, what that one repeats as well.
      repeats: sql`ARRAY(
        SELECT unnest(${threadEntries.id} || coalesce(${threadEntries.repeats}, '{}'))
        FROM ${threadEntries} WHERE ${isForwardable(forward)}
      )`,
      position: nextPosition(sql`parent.id`),
      author: user.id,
      writtenAt: sql`now()`,
      dueAt: sql`now() + ${undoSeconds}::integer * interval '1 second'`,
    },
    sql`FROM parent ON CONFLICT DO NOTHING RETURNING id`,
  );
  const of = attachments;
  const same = [of.size, of.content, of.problem, of.scan, of.scannedAt, of.found];
  const { rows } = await run(
    staffConnection,
    sql<Tried>`
      WITH parent AS (
        SELECT ${table.id} AS id FROM ${table}
        WHERE ${table.id} = ${submission} AND ${table.deletedAt} IS NULL
      ),
      queued AS (${entry}),
      files AS (
        INSERT INTO ${attachments} (
          ${columnNames(of.id, of.entry, of.author, of.copiedFrom, of.submission, of.name, of.kind, of.addedAt, ...same)}
        )
        SELECT gen_random_uuid(), queued.id, ${user.id}::uuid, coalesce(${of.copiedFrom}, ${of.id}),
               ${of.submission}, ${of.name},
               CASE WHEN ${of.kind} = 'original' THEN 'plain' ELSE ${of.kind} END, now(),
               ${sql.join(same, sql`, `)}
        FROM ${attachments}, queued
        WHERE ${of.id} = ANY(${sql.param(files)}::uuid[]) AND ${isItsFile(forward)}
      ),
      own AS (${filesGoWith({ author: user.id, submission, isForward: true }, sql`queued`)}),
      words AS (${wordsGoOn(user, held, sql`queued`)}),
      touched AS (${touch(form, submission, sql`queued`)}),
      noted AS (${noted(form, user, 'forward written')})
      SELECT EXISTS (SELECT FROM parent) AS "isThere", EXISTS (SELECT FROM queued) AS "isQueued",
             EXISTS (SELECT FROM ${threadEntries} WHERE ${threadEntries.id} = ${id}) AS "isKnown"`,
  );
  return placed(rows[0]);
}
