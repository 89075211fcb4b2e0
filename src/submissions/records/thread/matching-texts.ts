import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';
import { threadEntries } from './thread-table';

/** A part of a mail or of the notes in which a word occurs. */
export interface MatchingText {
  /** Of the submission. */
  readonly id: string;
  readonly source: 'note' | (typeof threadEntries.$inferSelect)['kind'];
  /** Of what came in, as its writer calls themselves. */
  readonly sender: string | null;
  readonly text: string;
}

/** So much of it before the word, and in all. */
const [before, shown] = [80, 280];

/**
 * Where words occur in the mails and notes of submissions: for each word the newest mail, else the notes.
 * It checks no access: the caller has to have read those submissions under access control.
 */
export async function listMatchingTexts(
  form: Pick<FormDefinition, 'name'>,
  ids: readonly string[],
  words: readonly string[],
): Promise<readonly MatchingText[]> {
  if (ids.length === 0 || words.length === 0) return [];
  const table = tableOf(form);
  const { submission, kind, state, sender, text, position } = threadEntries;
  const asked = sql`unnest(${sql.param(words)}::text[]) AS asked (word)`;
  // Of few rows: for ILIKE an index of all texts would be read.
  const says = (whole: typeof text | typeof table.notesText) =>
    sql`strpos(lower(${whole}), lower(asked.word)) > 0`;
  const part = (whole: typeof text | typeof table.notesText) =>
    sql`substr(${whole}, greatest(1, strpos(lower(${whole}), lower(asked.word)) - ${before}), ${shown})`;
  const { rows } = await run(
    staffConnection,
    sql<MatchingText>`
      SELECT DISTINCT ON (id, word) id, source, sender, text FROM (
        SELECT ${submission} AS id, asked.word, ${kind}::text AS source, ${sender} AS sender,
               ${part(text)} AS text, ${position} AS place
        FROM ${threadEntries} JOIN ${asked} ON ${says(text)}
        WHERE ${submission} = ANY(${sql.param(ids)}::uuid[]) AND ${state} <> 'taken-back'
        UNION ALL
        SELECT ${table.id}, asked.word, 'note', NULL, ${part(table.notesText)}, 0
        FROM ${table} JOIN ${asked} ON ${says(table.notesText)}
        WHERE ${table.id} = ANY(${sql.param(ids)}::uuid[])
      ) AS matching ORDER BY id, word, place DESC`,
  );
  return rows;
}
