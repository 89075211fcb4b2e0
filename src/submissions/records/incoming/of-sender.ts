import { sql, type SQL } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { attachments } from '../attachments/table';
import { threadEntries } from '../thread/thread-table';
import { listStray, type StrayMail } from './unmatched';

/** What came in by mail from addresses, in capitals or not, on whichever thread or on none. */
function cameFrom(emails: readonly string[]): SQL {
  const addresses = sql.param(emails.map((email) => email.toLowerCase()));
  return sql`${threadEntries.kind} <> 'reply'
    AND lower(${threadEntries.address}) = ANY(${addresses}::text[])`;
}

const most = 10_000;

/** It asks nobody who reads. */
export const listMailsFrom = (
  emails: readonly string[],
  limit = most,
): Promise<readonly StrayMail[]> => listStray(cameFrom(emails), limit);

/** Erases them with their files. */
export async function eraseMailsFrom(emails: readonly string[]): Promise<void> {
  await run(
    staffConnection,
    sql`WITH gone AS (
          DELETE FROM ${threadEntries} WHERE ${cameFrom(emails)} RETURNING ${threadEntries.id}
        )
        DELETE FROM ${attachments} USING gone WHERE ${attachments.entry} = gone.id`,
  );
}

/** What is in files, by their ids. Those that were not kept are not among them. */
export async function readContents(ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const { id, content } = attachments;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; content: Buffer }>`
      SELECT ${id}, ${content} FROM ${attachments}
      WHERE ${id} = ANY(${sql.param(ids)}::uuid[]) AND ${content} IS NOT NULL`,
  );
  return new Map(rows.map((row) => [row.id, row.content]));
}
