import { randomUUID } from 'node:crypto';

import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, insertSelect, run, toQuery } from '@/platform/database/statement';
import { freeName, isPicture } from '@/platform/formatted/pictures';
import { mailFiles } from '@/platform/mail/mail-limits';

import { tableOf } from '../tables';
import type { MailFile } from '../thread/thread';
import type { Staff } from '../work';
import { fileProblem, safeName } from '@/platform/file-rules';
import { listMailFiles } from './mail-file-list';
import { isHandedOut } from './scans';
import { attachments } from './table';

/** A reply, a forward or a new mail that somebody is writing: theirs alone, one of each for a submission. */
export interface DraftOf {
  readonly author: string;
  /** Null for a new mail: there is none yet. */
  readonly submission: string | null;
  readonly isForward?: boolean;
}

const ofSubmission = (submission: DraftOf['submission']): SQL =>
  submission === null
    ? sql`${attachments.submission} IS NULL`
    : sql`${attachments.submission} = ${submission}`;

const ofDraft = ({ author, submission, isForward = false }: DraftOf): SQL =>
  sql`${attachments.entry} IS NULL AND ${attachments.author} = ${author}
      AND ${ofSubmission(submission)} AND ${attachments.isForward} = ${isForward}::boolean`;

/** The files of a reply that is still being written, in the order in which they were added. */
export const listDraftFiles = (draft: DraftOf): Promise<readonly MailFile[]> =>
  listMailFiles(ofDraft(draft));

/** The name that it has, or why it was not added, in a sentence. */
export type AddedFile = { readonly name: string } | { readonly problem: string };

/**
 * @param form of the submission; null for a new mail
 */
export async function addDraftFile(
  form: FormDefinition | null,
  draft: DraftOf,
  file: { readonly name: string; readonly content: Buffer },
): Promise<AddedFile> {
  const safe = safeName(file.name);
  const name = isPicture(safe) ? freeName(safe, await namesBeside(draft)) : safe;
  const size = file.content.length;
  const problem = async () => {
    const before = await listDraftFiles(draft);
    const bytes = before.reduce((sum, each) => sum + each.size, 0);
    return fileProblem({ name, size }, { count: before.length, bytes }, mailFiles);
  };
  const known = await problem();
  if (known !== null) return { problem: known };
  const parent = form && tableOf(form);
  const added = insertSelect(
    attachments,
    {
      id: randomUUID(),
      author: draft.author,
      submission: draft.submission,
      isForward: draft.isForward ?? false,
      name,
      size,
      content: file.content,
      addedAt: sql`now()`,
    },
    sql`WHERE ${parent ? sql`EXISTS (SELECT FROM ${parent} WHERE ${parent.id} = ${draft.submission})` : sql`true`}
        AND (SELECT count(*) < ${mailFiles.most}
               AND coalesce(sum(${attachments.size}), 0) + ${size}::integer <= ${mailFiles.bytes}
             FROM ${attachments} WHERE ${ofDraft(draft)})`,
  );
  // One after the other: many that come at once see each other, and stay within what a mail takes.
  const key = `files of a draft ${draft.author} ${draft.submission ?? ''}`;
  const { rowCount } = await staffConnection.queryLocked(key, toQuery(added));
  if (rowCount !== 0) return { name };
  const why = await problem();
  return { problem: why ?? 'This submission is no longer here.' };
}

/** A picture is named by a line of its text, also once it comes back or somebody else has it. */
async function namesBeside({ author, submission }: DraftOf): Promise<ReadonlySet<string>> {
  const { name } = attachments;
  const isBeside = submission === null ? ofDraft({ author, submission }) : ofSubmission(submission);
  const { rows } = await run(
    staffConnection,
    sql<{ name: string }>`SELECT ${name} FROM ${attachments} WHERE ${isBeside}`,
  );
  return new Set(rows.map((row) => row.name));
}

/**
 * The names of what goes out with a mail.
 * @param queued its id, where an earlier try has queued it
 */
export async function namesToGo(draft: DraftOf, queued: string): Promise<ReadonlySet<string>> {
  const { name, entry } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<{ name: string }>`
      SELECT ${name} FROM ${attachments} WHERE ${ofDraft(draft)} OR ${entry} = ${queued}::uuid`,
  );
  return new Set(rows.map((row) => row.name));
}

/** Takes a file off a mail that its author still writes. @returns its name; null where there was none */
export async function removeDraftFile({ id: author }: Staff, id: string): Promise<string | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ name: string }>`DELETE FROM ${attachments}
        WHERE ${attachments.id} = ${id} AND ${attachments.entry} IS NULL
          AND ${attachments.author} = ${author}
        RETURNING ${attachments.name}`,
  );
  return rows[0]?.name ?? null;
}

/**
 * The files go with the reply, as a part of the statement that queues it.
 * @param queued a part of that statement with the reply's id
 */
export const filesGoWith = (draft: DraftOf, queued: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { entry: sql`${queued}.id` })}
  FROM ${queued} WHERE ${ofDraft(draft)}`;

/**
 * The same of a new mail, whose submission that statement begins.
 * @param queued a part of it with the ids of both
 */
export const filesBegin = (author: string, queued: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, {
    entry: sql`${queued}.id`,
    submission: sql`${queued}.submission`,
  })}
  FROM ${queued} WHERE ${ofDraft({ author, submission: null })}`;

/** They come back into the draft of who takes the mail back. */
export const filesComeBack = (author: string, taken: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { entry: null, author })}
  FROM ${taken} WHERE ${attachments.entry} = ${taken}.id
    AND (${attachments.isForward} OR NOT ${taken}.is_forward)`;

/**
 * They go with a draft to who takes it over.
 * @param former a part of that statement with the submission and who had it
 */
export const filesGoTo = (author: string, former: SQL): SQL => sql`
  UPDATE ${attachments} SET ${assignments(attachments, { author })}
  FROM ${former} WHERE ${attachments.submission} = ${former}.id
    AND ${attachments.author} = ${former}.author AND ${attachments.entry} IS NULL
    AND NOT ${attachments.isForward}`;

/** What a forward copied goes. */
export const copiesGo = (taken: SQL): SQL => sql`
  DELETE FROM ${attachments} USING ${taken}
  WHERE ${attachments.entry} = ${taken}.id AND ${taken}.is_forward AND NOT ${attachments.isForward}`;

/** Forgets the files of replies that nobody has gone on with for so many days. */
export async function forgetDraftFiles(days: number): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${attachments} WHERE ${attachments.entry} IS NULL
          AND ${attachments.author} IS NOT NULL AND ${attachments.addedAt} < now() - ${days}::integer * interval '1 day'`,
  );
}

/** A file that goes out. */
export interface FileToSend {
  readonly id: string;
  readonly name: string;
  readonly content: Buffer;
}

/** What goes out with a reply. */
export async function filesToSend(entry: string): Promise<readonly FileToSend[]> {
  const { id, name, content } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<FileToSend>`
      SELECT ${id}, ${name}, ${content} FROM ${attachments}
      WHERE ${attachments.entry} = ${entry} AND ${content} IS NOT NULL AND ${isHandedOut}
      ORDER BY ${attachments.addedAt}, ${id}`,
  );
  return rows;
}
