import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run, toQuery } from '@/platform/database/statement';
import { mailFiles } from '@/platform/mail/mail-limits';

import { tableOf } from '../tables';
import type { MailFile } from '../thread/thread';
import type { Staff } from '../work';
import { fileProblem, safeName } from '@/platform/file-rules';
import { heldAs, isHandedOut } from './scans';
import { attachments } from './table';

/** A reply that somebody is writing: theirs alone, one for each submission. */
export interface DraftOf {
  readonly author: string;
  readonly submission: string;
}

const ofDraft = ({ author, submission }: DraftOf): SQL =>
  sql`${attachments.entry} IS NULL AND ${attachments.author} = ${author}
      AND ${attachments.submission} = ${submission}`;

/** The files of a reply that is still being written, in the order in which they were added. */
export async function listDraftFiles(draft: DraftOf): Promise<readonly MailFile[]> {
  const { id, name, size, kind, content, problem, found } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<MailFile>`
      SELECT ${id}, ${name}, ${size}, ${kind}, ${content} IS NOT NULL AS "isKept", ${problem},
             ${heldAs} AS held, ${found}
      FROM ${attachments}
      WHERE ${ofDraft(draft)} ORDER BY ${attachments.addedAt}, ${id}`,
  );
  return rows;
}

/** @returns why it was not added, in a sentence; null where it was */
export async function addDraftFile(
  form: FormDefinition,
  draft: DraftOf,
  file: { readonly name: string; readonly content: Buffer },
): Promise<string | null> {
  const name = safeName(file.name);
  const size = file.content.length;
  const problem = async () => {
    const before = await listDraftFiles(draft);
    const bytes = before.reduce((sum, each) => sum + each.size, 0);
    return fileProblem({ name, size }, { count: before.length, bytes }, mailFiles);
  };
  const known = await problem();
  if (known !== null) return known;
  const table = tableOf(form);
  const added = insertSelect(
    attachments,
    {
      id: randomUUID(),
      author: draft.author,
      submission: sql`${table.id}`,
      name,
      size,
      content: file.content,
      addedAt: sql`now()`,
    },
    sql`FROM ${table} WHERE ${table.id} = ${draft.submission}
        AND (SELECT count(*) < ${mailFiles.most}
               AND coalesce(sum(${attachments.size}), 0) + ${size}::integer <= ${mailFiles.bytes}
             FROM ${attachments} WHERE ${ofDraft(draft)})`,
  );
  // One after the other: many that come at once see each other, and stay within what a mail takes.
  const key = `files of a draft ${draft.author} ${draft.submission}`;
  const { rowCount } = await staffConnection.queryLocked(key, toQuery(added));
  return rowCount === 0 ? problem() : null;
}

/** Takes a file off a reply that its author still writes. */
export async function removeDraftFile({ id: author }: Staff, id: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${attachments}
        WHERE ${attachments.id} = ${id} AND ${attachments.entry} IS NULL
          AND ${attachments.author} = ${author}`,
  );
}

/**
 * The files go with the reply, as a part of the statement that queues it.
 * @param queued a part of that statement with the reply's id
 */
export const filesGoWith = (draft: DraftOf, queued: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { entry: sql`${queued}.id` })}
  FROM ${queued} WHERE ${ofDraft(draft)}`;

/** They come back into the draft of who takes the reply back. */
export const filesComeBack = (author: string, taken: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { entry: null, author })}
  FROM ${taken} WHERE ${attachments.entry} = ${taken}.id AND NOT ${taken}.is_forward`;

/**
 * They go with a draft to who takes it over.
 * @param former a part of that statement with the submission and who had it
 */
export const filesGoTo = (author: string, former: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { author })}
  FROM ${former} WHERE ${attachments.submission} = ${former}.id
    AND ${attachments.author} = ${former}.author AND ${attachments.entry} IS NULL`;

/** Those of a forward are copies, and go. */
export const copiesGo = (taken: SQL): SQL => sql`
  DELETE FROM ${attachments} USING ${taken}
  WHERE ${attachments.entry} = ${taken}.id AND ${taken}.is_forward`;

/** Forgets the files of replies that nobody has gone on with for so many days. */
export async function forgetDraftFiles(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${attachments} WHERE ${attachments.entry} IS NULL
          AND ${attachments.author} IS NOT NULL AND ${attachments.addedAt} < now() - ${days}::integer * interval '1 day'`,
  );
}

/** What goes out with a reply. */
export async function filesToSend(
  entry: string,
): Promise<readonly { readonly name: string; readonly content: Buffer }[]> {
  const { id, name, content } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<{ name: string; content: Buffer }>`
      SELECT ${name}, ${content} FROM ${attachments}
      WHERE ${attachments.entry} = ${entry} AND ${content} IS NOT NULL AND ${isHandedOut}
      ORDER BY ${attachments.addedAt}, ${id}`,
  );
  return rows;
}
