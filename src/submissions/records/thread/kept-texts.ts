import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { isShownFile } from '../attachments/has-files';
import { attachments } from '../attachments/table';
import { sharedDrafts } from '../drafts/shared-drafts-table';
import { notesTableOf } from '../tables';
import { threadEntries } from './thread-table';

/** What may lie beside what was sent. */
export const keptKinds = ['note', 'file', 'draft'] as const;
export type KeptKind = (typeof keptKinds)[number];

export interface KeptText {
  /** Of the submission. */
  readonly id: string;
  readonly kind: KeptKind;
  readonly text: string;
}

/** As much of a text as a line shows. */
const shown = 280;

/**
 * What submissions have beside them: the last note, the names of files, and what `hasDraftOf` finds. It checks
 * no access: the caller has to have read those submissions under access control.
 * @param author of the drafts that are not shared
 */
export async function listKeptTexts(
  form: FormDefinition,
  ids: readonly string[],
  { kinds, author }: { kinds: readonly KeptKind[]; author: string },
): Promise<readonly KeptText[]> {
  if (ids.length === 0 || kinds.length === 0) return [];
  const among = sql`= ANY(${sql.param(ids)}::uuid[])`;
  const notes = notesTableOf(form);
  const { submission, state, text, writtenAt } = threadEntries;
  const { entry, name, addedAt } = attachments;
  const ofFiles = (condition: SQL) => sql`
    SELECT ${attachments.submission}, string_agg(${name}, ', ' ORDER BY ${addedAt}, ${attachments.id})
    FROM ${attachments} WHERE ${attachments.submission} ${among} AND ${condition}
    GROUP BY ${attachments.submission}`;
  const reads: Readonly<Record<KeptKind, SQL>> = {
    note: sql`(
      SELECT DISTINCT ON (${notes._parentID}) ${notes._parentID}, ${notes.text} FROM ${notes}
      WHERE ${notes._parentID} ${among} ORDER BY ${notes._parentID}, ${notes._order} DESC)`,
    file: sql`(${ofFiles(isShownFile)})`,
    draft: sql`(
      SELECT DISTINCT ON (id) id, text FROM (
        (SELECT ${submission} AS id, ${text} AS text, ${writtenAt} AS at FROM ${threadEntries}
        WHERE ${submission} ${among} AND ${state} = 'taken-back' AND ${text} <> ''
          AND ${threadEntries.author} = ${author})
        UNION ALL
        (SELECT ${sharedDrafts.submission}, ${sharedDrafts.text}, ${sharedDrafts.savedAt}
        FROM ${sharedDrafts} WHERE ${sharedDrafts.submission} ${among})
        UNION ALL
        SELECT files.*, NULL FROM (
          ${ofFiles(sql`${entry} IS NULL AND ${attachments.author} = ${author}`)}) AS files
      ) AS drafts ORDER BY id, at DESC NULLS LAST)`,
  };
  const asked = [...new Set(kinds)].map(
    (kind) => sql`
      SELECT found.id, ${kind}::text AS kind, left(found.text, ${shown}::integer) AS text
      FROM ${reads[kind]} AS found (id, text)`,
  );
  const { rows } = await run(staffConnection, sql<KeptText>`${sql.join(asked, sql` UNION ALL `)}`);
  return rows;
}
