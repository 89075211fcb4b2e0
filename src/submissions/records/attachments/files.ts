import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentOf, type Parent } from '../parent';
import { threadEntries } from '../thread/thread-table';
import { isHandedOut } from './scans';
import { attachments } from './table';

/** A file, and whose it is. */
export interface KeptFile {
  readonly name: string;
  readonly content: Buffer;
  /** Null for the words of a mail as a file. */
  readonly kind: (typeof attachments.$inferSelect)['kind'] | null;
  /** Null while nobody knows which submission its mail belongs to, and for a new mail that is being written. */
  readonly parent: Parent | null;
  /** Who added it to a mail of ours; null for what came in. */
  readonly author: string | null;
}

/** Null where there is none, or where it was not kept or a scanner holds it. It checks no access: the caller has to. */
export async function getFile(id: string): Promise<KeptFile | null> {
  const { name, content, kind, author } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<KeptFile>`
      SELECT ${name}, ${content}, ${kind}, ${author}, ${parentOf(attachments.submission)} AS parent
      FROM ${attachments} WHERE ${attachments.id} = ${id} AND ${content} IS NOT NULL AND ${isHandedOut}`,
  );
  return rows[0] ?? null;
}

/**
 * All that a mail says: the inbox shows the beginning of a long one. Null where there is none. It asks
 * nobody who reads.
 */
export async function getMailAsFile(id: string): Promise<KeptFile | null> {
  const { subject, text, quoted, state } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ content: string; parent: Parent }>`
      SELECT concat_ws(E'\\n\\n', ${subject}, ${text}, ${quoted}) AS content,
             ${parentOf(threadEntries.submission)} AS parent
      FROM ${threadEntries} WHERE ${threadEntries.id} = ${id} AND ${state} <> 'taken-back'`,
  );
  const [mail] = rows;
  if (!mail) return null;
  const { content, parent } = mail;
  return { name: 'mail.txt', content: Buffer.from(content), kind: null, parent, author: null };
}
