import { sql, type SQL } from 'drizzle-orm';

import { spellingsOf } from '@/platform/address-spellings';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { cameByForm } from '../attachments/form-files';
import { heldAs, isHandedOut } from '../attachments/scans';
import { attachments } from '../attachments/table';
import { threadEntries } from '../thread/thread-table';
import type { Sender } from './sender';

type Whose = Pick<Sender, 'id' | 'email' | 'formerAddresses' | 'family'>;

/** A file, as its sender or the reader of a reply sees it. */
export interface SeenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** It can be had; a scanner may have yet to look at it, or have found something. */
  readonly isThere: boolean;
}

/** Something that its sender wrote, or that we wrote to them. */
export interface SeenEntry {
  readonly id: string;
  readonly isOurs: boolean;
  readonly text: string;
  readonly isCut: boolean;
  readonly signature: string | null;
  readonly at: Date;
  readonly files: readonly SeenFile[];
}

/** Of the newest as many as somebody reads; a page of all of a long one would be slow. */
const most = 200;
const longest = 20_000;

const list = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`;
const ids = ({ family }: Whose): SQL => sql`${sql.param(family.map(({ id }) => id))}::uuid[]`;

/**
 * A condition on a mail: it is this sender's, or was written to them and nobody hid it. So nothing of
 * others, of colleagues among themselves, no blind copy, no forward, and nothing that has not gone out.
 */
function isSeenBy(sender: Whose): SQL {
  const own = list(spellingsOf([sender.email]));
  const known = list(spellingsOf([sender.email, ...sender.formerAddresses]));
  const { submission, kind, state, address, cc, isForward } = threadEntries;
  return sql`(
    ${submission} = ANY(${ids(sender)}) AND NOT ${isForward} AND (
      ${kind} = 'answer' AND ${state} = 'received' AND lower(${address}) = ANY(${own})
      OR ${kind} = 'reply' AND ${state} = 'sent' AND (
        lower(${address}) = ANY(${known})
        OR regexp_split_to_array(lower(${cc}), '[<>, ]+') && ${own}
        OR lower(${address}) IN (
          SELECT lower(theirs.reply_to) FROM ${threadEntries} AS theirs
          WHERE theirs.submission = ANY(${ids(sender)}) AND theirs.kind = 'answer'
            AND lower(theirs.address) = ANY(${own}))
      )
    ))`;
}

/** No mail as it came, and nothing that could harm who opens it. */
const isShown = sql`${attachments.kind} IN ('plain', 'inline') AND ${attachments.content} IS NOT NULL`;

const fileAsJson = sql`jsonb_build_object('id', ${attachments.id}, 'name', ${attachments.name},
  'size', ${attachments.size}, 'isThere', ${heldAs} IS NULL)`;

const inOrder = sql`ORDER BY ${attachments.addedAt}, ${attachments.name}, ${attachments.id}`;

/** The end of what was written between us and a sender, the oldest first. */
export async function listSeen(sender: Whose): Promise<readonly SeenEntry[]> {
  const { id, kind, text, signature, writtenAt, settledAt, position } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<SeenEntry>`
      SELECT ${id}, ${kind} = 'reply' AS "isOurs", left(${text}, ${longest}::integer) AS text,
             length(${text}) > ${longest}::integer AS "isCut", ${signature},
             coalesce(${settledAt}, ${writtenAt}) AS at,
             coalesce((SELECT jsonb_agg(${fileAsJson} ${inOrder}) FROM ${attachments}
                       WHERE ${attachments.entry} = ${id} AND ${isShown}), '[]') AS files
      FROM ${threadEntries} WHERE ${isSeenBy(sender)}
      ORDER BY coalesce(${settledAt}, ${writtenAt}) DESC, ${position} DESC LIMIT ${most}::integer`,
  );
  return rows.toReversed();
}

/** What came with the form itself. */
export async function listSentFiles(submission: string): Promise<readonly SeenFile[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ file: SeenFile }>`
      SELECT ${fileAsJson} AS file FROM ${attachments}
      WHERE ${attachments.submission} = ${submission} AND ${cameByForm} AND ${isShown} ${inOrder}`,
  );
  return rows.map(({ file }) => file);
}

/** A file of what a sender may see; null where it is none, or a scanner holds it. */
export async function getSeenFile(
  sender: Whose,
  file: string,
): Promise<{ readonly name: string; readonly content: Buffer } | null> {
  const { name, content, entry } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<{ name: string; content: Buffer }>`
      SELECT ${name}, ${content} FROM ${attachments}
      WHERE ${attachments.id} = ${file} AND ${isShown} AND ${isHandedOut} AND (
        ${attachments.submission} = ${sender.id} AND ${cameByForm}
        OR ${entry} IN (SELECT ${threadEntries.id} FROM ${threadEntries} WHERE ${isSeenBy(sender)}))`,
  );
  return rows[0] ?? null;
}
