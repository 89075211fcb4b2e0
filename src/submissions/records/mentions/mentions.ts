import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition, type FormName } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { parentReadableBy, type Reader } from '../made/readers';
import { joinParents, ofParent, submissions } from '../parent';
import { notesTableOf, tableOf } from '../tables';
import { mentions } from './mentions-table';

const { person, note, submission, at, readAt } = mentions;

/**
 * Keeps whom a note names, as a part of the statement that adds it.
 * @param rows a part of that statement: `person` and `id` of a submission
 */
export const insertMentions = (written: string, rows: SQL): SQL => sql`
  INSERT INTO ${mentions} (person, note, submission)
  SELECT DISTINCT person::uuid, ${written}, id FROM ${rows} ON CONFLICT DO NOTHING`;

/** A note that names somebody. */
export interface Mention {
  readonly note: string;
  readonly form: FormName;
  readonly submission: string;
  readonly reference: string;
  /** Of who sent the submission. */
  readonly name: string;
  readonly text: string;
  /** Who wrote it; null once the account is gone. */
  readonly author: string | null;
  /** In ISO 8601. */
  readonly at: string;
  readonly isRead: boolean;
}

/** Submissions in the trash, and what is not for this reader, are no list of theirs. */
const isFor = (user: string, reader: Reader): SQL => sql`
  ${person} = ${user}::uuid AND ${ofParent('deletedAt')} IS NULL
  AND ${parentReadableBy(submission, reader)}`;

/** The newest notes that name somebody, as far as they may read them. */
export async function listMentions(
  user: string,
  reader: Reader,
  limit: number,
): Promise<readonly Mention[]> {
  const notes = formList.map(notesTableOf);
  const joined = notes.map((table) => sql`LEFT JOIN ${table} ON ${table.id} = ${note}`);
  const ofNote = (column: 'text' | 'author') =>
    sql`coalesce(${sql.join(
      notes.map((table) => sql`${table[column]}`),
      sql`, `,
    )})`;
  const { rows } = await run(
    staffConnection,
    sql<Omit<Mention, 'at'> & { at: Date }>`
      SELECT ${note}, ${submissions.form}, ${submission}, ${ofParent('reference')} AS reference,
             ${ofParent('name')} AS name, ${ofNote('text')} AS text, ${ofNote('author')} AS author,
             ${at} AS at, ${readAt} IS NOT NULL AS "isRead"
      FROM ${mentions} ${joinParents(submission)} ${sql.join(joined, sql` `)}
      WHERE ${isFor(user, reader)} AND ${ofNote('text')} IS NOT NULL
      ORDER BY ${at} DESC, ${note} LIMIT ${limit}`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How many notes that name somebody they have not opened yet. */
export async function countUnreadMentions(user: string, reader: Reader): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${mentions} ${joinParents(submission)}
      WHERE ${isFor(user, reader)} AND ${readAt} IS NULL`,
  );
  return rows[0]?.count ?? 0;
}

/** A condition on the rows of a form's table: a note names somebody. */
export const isMentioned = (form: Pick<FormDefinition, 'name'>, user: string): SQL =>
  sql`${tableOf(form).id} IN (SELECT ${submission} FROM ${mentions} WHERE ${person} = ${user}::uuid)`;

/** They have the submission open, and its notes before them. */
export async function seeMentions(user: string, id: string): Promise<void> {
  await run(
    staffConnection,
    sql`
      UPDATE ${mentions} SET read_at = now()
      WHERE ${person} = ${user}::uuid AND ${submission} = ${id} AND ${readAt} IS NULL`,
  );
}
