import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';
import { names } from '@/submissions/records/person/named-elsewhere';

import { isOf, type Shared } from '../shared';
import { reviewLinks } from '../table';
import { reviewerNotes } from './table';

/** A note as the form of its document lists it. */
export interface ReviewerNote {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** In ISO 8601. */
  readonly writtenAt: string;
}

/** In characters. */
export const noteLimits = { name: 80, words: 2000 } as const;
/** By one link. */
export const mostNotes = 20;

const { id, link, name, words, writtenAt } = reviewerNotes;

interface NewNote {
  readonly link: string;
  readonly name: string;
  readonly words: string;
}

/** @returns its id; null where the link has too many notes, or was revoked meanwhile */
export async function leaveNote(given: NewNote): Promise<string | null> {
  const room = sql`FROM ${reviewLinks}
    WHERE ${reviewLinks.id} = ${given.link}::uuid
      AND (SELECT count(*) FROM ${reviewerNotes} WHERE ${link} = ${given.link}::uuid) < ${mostNotes}`;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`${insertSelect(reviewerNotes, given, room)} RETURNING ${id}`,
  );
  return rows[0]?.id ?? null;
}

/** The newest first. It checks no access. */
export async function listNotes(shared: Shared): Promise<readonly ReviewerNote[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<ReviewerNote, 'writtenAt'> & { writtenAt: Date }>`
      SELECT ${id}, ${name}, ${words}, ${writtenAt} AS "writtenAt"
      FROM ${reviewerNotes} JOIN ${reviewLinks} ON ${reviewLinks.id} = ${link}
      WHERE ${isOf(reviewLinks, shared)} AND ${reviewLinks.expiresAt} > now()
      ORDER BY ${writtenAt} DESC, ${id}`,
  );
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}

/** A note, and to what it was written. */
export type PlacedNote = Shared & Omit<ReviewerNote, 'writtenAt'> & { readonly writtenAt: Date };

/** Of all documents, the newest first. It checks no access. */
export async function listNewestNotes(most: number): Promise<readonly PlacedNote[]> {
  const { rows } = await run(
    staffConnection,
    sql<PlacedNote>`
      SELECT ${id}, ${name}, ${words}, ${writtenAt} AS "writtenAt", ${reviewLinks.owner}, ${reviewLinks.document}
      FROM ${reviewerNotes} JOIN ${reviewLinks} ON ${reviewLinks.id} = ${link}
      WHERE ${reviewLinks.expiresAt} > now()
      ORDER BY ${writtenAt} DESC, ${id} LIMIT ${most}`,
  );
  return rows;
}

/** @returns whether there was one of this document */
export async function removeNote(shared: Shared, note: string): Promise<boolean> {
  const { rowCount } = await run(
    staffConnection,
    sql`DELETE FROM ${reviewerNotes} USING ${reviewLinks}
        WHERE ${id} = ${note}::uuid AND ${reviewLinks.id} = ${link} AND ${isOf(reviewLinks, shared)}`,
  );
  return rowCount === 1;
}

interface NotedLink extends Shared {
  /** The id of the account that made the link. */
  readonly maker: string;
}

/** To what a note belongs, and who shared it; undefined once it is erased. */
export async function getNotedLink(note: string): Promise<NotedLink | undefined> {
  const { rows } = await run(
    staffConnection,
    sql<NotedLink>`
      SELECT ${reviewLinks.owner}, ${reviewLinks.document}, ${reviewLinks.maker}
      FROM ${reviewerNotes} JOIN ${reviewLinks} ON ${reviewLinks.id} = ${link}
      WHERE ${id} = ${note}::uuid`,
  );
  return rows[0];
}

/** Names one of the addresses, whole: one that a longer address ends in is somebody else's. */
const isNaming = (emails: readonly string[]): SQL =>
  sql`(${names(sql`${name}`, emails)} OR ${names(sql`${words}`, emails)})`;

/**
 * Erases whatever notes name an address of a person.
 * @param emails as they may be spelt
 */
export async function eraseNotesNaming(emails: readonly string[]): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${reviewerNotes} WHERE ${isNaming(emails)}`);
}

/** The same notes, for whoever asks what is kept of them. It checks no access. */
export async function listNotesNaming(
  emails: readonly string[],
): Promise<readonly Omit<ReviewerNote, 'id'>[]> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<ReviewerNote, 'id' | 'writtenAt'> & { writtenAt: Date }>`
      SELECT ${name}, ${words}, ${writtenAt} AS "writtenAt" FROM ${reviewerNotes}
      WHERE ${isNaming(emails)} ORDER BY ${writtenAt} LIMIT 1000`,
  );
  return rows.map((row) => ({ ...row, writtenAt: row.writtenAt.toISOString() }));
}
