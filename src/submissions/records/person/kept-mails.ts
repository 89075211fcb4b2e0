import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { cameByForm } from '../attachments/form-files';
import { isHandedOut } from '../attachments/scans';
import { attachments } from '../attachments/table';
import { cameFrom, copiedTo, wentTo } from '../incoming/of-sender';
import { parentReadableBy, type Reader } from '../made/readers';
import { threadEntries } from '../thread/thread-table';

/** A row with all of its columns by their names, also those that come with a later release. */
export type WholeRow = Readonly<Record<string, unknown>> & { readonly id: string };

const allBut = (table: PgTable, left: readonly string[]): SQL => {
  const named = Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name));
  const pairs = named.map(([name, column]) => sql`${name}::text, ${column}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
};

const isInThread = (submission: string): SQL =>
  sql`${threadEntries.submission} = ${submission} AND ${threadEntries.state} <> 'taken-back'`;

interface Besides {
  readonly emails: readonly string[];
  /** The ids of submissions whose threads are left out. */
  readonly own: readonly string[];
  readonly reader: Reader;
}

/** What came from addresses or went to them, on other threads that somebody may read, or on none. */
const cameBesides = ({ emails, own, reader }: Besides): SQL => {
  const { submission } = threadEntries;
  return sql`(${cameFrom(emails)} OR ${wentTo(emails)} OR ${copiedTo(emails)})
    AND ${threadEntries.state} <> 'taken-back'
    AND (${submission} IS NULL OR ${submission} <> ALL(${sql.param(own)}::uuid[]))
    AND ${parentReadableBy(submission, reader)}`;
};

/** How many mails the threads of submissions have, by the submissions' ids. */
export async function countMails(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { submission } = threadEntries;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; count: number }>`
      SELECT ${submission} AS id, count(*)::int AS count FROM ${threadEntries}
      WHERE ${submission} = ANY(${sql.param(ids)}::uuid[]) AND ${threadEntries.state} <> 'taken-back'
      GROUP BY ${submission}`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function countMailsBesides(besides: Besides): Promise<number> {
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${threadEntries} WHERE ${cameBesides(besides)}`,
  );
  return rows[0]?.count ?? 0;
}

/** So many mails of the longest kind are a few megabytes. */
const mailsAtOnce = 10;

/** Mails of a thread, in its order. It checks no access: the caller has to. */
export const mailsOfThread = (submission: string): AsyncGenerator<WholeRow> =>
  mailsWhere(isInThread(submission), sql`${threadEntries.position}`);

export const mailsBesides = (besides: Besides): AsyncGenerator<WholeRow> =>
  mailsWhere(cameBesides(besides), sql`${threadEntries.writtenAt}`);

async function* mailsWhere(condition: SQL, order: SQL): AsyncGenerator<WholeRow> {
  const { rows: found } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${threadEntries.id} FROM ${threadEntries} WHERE ${condition}
      ORDER BY ${order}, ${threadEntries.id}`,
  );
  for (let from = 0; from < found.length; from += mailsAtOnce) {
    const ids = found.slice(from, from + mailsAtOnce).map(({ id }) => id);
    const { rows } = await run(
      staffConnection,
      sql<{ mail: WholeRow }>`
        SELECT ${allBut(threadEntries, ['fingerprint'])} AS mail FROM ${threadEntries}
        WHERE ${threadEntries.id} = ANY(${sql.param(ids)}::uuid[])
        ORDER BY ${order}, ${threadEntries.id}`,
    );
    for (const { mail } of rows) yield mail;
  }
}

/** The files of a mail, without what is in them. */
export const filesOfMail = (entry: string): Promise<readonly WholeRow[]> =>
  filesWhere(sql`${attachments.entry} = ${entry}`);

/** Those of replies that are still being written, whoever writes them. */
export const filesOfDrafts = (submission: string): Promise<readonly WholeRow[]> =>
  filesWhere(
    sql`${attachments.submission} = ${submission} AND ${attachments.entry} IS NULL
        AND ${attachments.author} IS NOT NULL`,
  );

/** Those that came with the submission itself. */
export const filesOfForm = (submission: string): Promise<readonly WholeRow[]> =>
  filesWhere(sql`${attachments.submission} = ${submission} AND ${cameByForm}`);

async function filesWhere(condition: SQL): Promise<readonly WholeRow[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ file: WholeRow }>`
      SELECT ${allBut(attachments, ['content'])} AS file FROM ${attachments} WHERE ${condition}
      ORDER BY ${attachments.addedAt}, ${attachments.name}, ${attachments.id}`,
  );
  return rows.map(({ file }) => file);
}

/** A multiple of three, so that the parts in base64 make one text. */
const bytesAtOnce = 3 * 2 ** 20;

/** What is in a file, part by part; nothing where it was not kept or a scanner holds it. */
export async function* contentOf(file: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += bytesAtOnce) {
    const { rows } = await run(
      staffConnection,
      sql<{ part: Buffer | null }>`
        SELECT substring(${attachments.content} FROM ${from}::integer FOR ${bytesAtOnce}::integer)
          AS part
        FROM ${attachments} WHERE ${attachments.id} = ${file} AND ${isHandedOut}`,
    );
    const part = rows[0]?.part ?? null;
    if (part === null) return;
    yield part;
    if (part.length < bytesAtOnce) return;
  }
}
