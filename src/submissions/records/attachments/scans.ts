import { sql, type SQL } from 'drizzle-orm';

import { env } from '@/env';
import { forms } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

import { parentOf, type Parent } from '../parent';
import type { Staff } from '../work';
import { attachments } from './table';

const { id, content, scan, scannedAt, found, addedAt } = attachments;

/** Whether nothing of a file is handed out before a scanner has seen it. */
const isGuarded = env.CLAMAV_URL !== undefined;

/** Of a file that a scanner has yet to see, or could not. */
export const isUnscanned: SQL = isGuarded
  ? sql`(${content} IS NOT NULL AND ${scan} IS DISTINCT FROM 'clean'
         AND ${scan} IS DISTINCT FROM 'infected')`
  : sql`false`;

/** Of a file that may be handed out; what is infected never is, whatever is set by now. */
export const isHandedOut: SQL = sql`(${scan} IS DISTINCT FROM 'infected' AND NOT ${isUnscanned})`;

/** Why a file is not handed out. */
export type Held = 'waiting' | 'away' | 'refused' | 'infected';

/** As `Held`; NULL where it is handed out. */
export const heldAs: SQL = sql`
  CASE WHEN ${scan} = 'infected' THEN 'infected'
       WHEN ${isUnscanned} THEN coalesce(${scan}, 'waiting') END`;

/**
 * Files that a scanner has yet to see. Those that were tried come last, so that one which fails again and
 * again holds up no other.
 */
export async function listDueScans(
  most: number,
  pauseSeconds: number,
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${id} FROM ${attachments}
      WHERE ${isUnscanned} AND (${scannedAt} IS NULL
        OR ${scannedAt} < now() - ${pauseSeconds}::integer * interval '1 second')
      ORDER BY ${scannedAt} NULLS FIRST, ${addedAt} LIMIT ${most}::integer`,
  );
  return rows;
}

/** Null where it is gone. */
export async function contentToScan(file: string): Promise<Buffer | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ content: Buffer | null }>`SELECT ${content} FROM ${attachments} WHERE ${id} = ${file}`,
  );
  return rows[0]?.content ?? null;
}

type Outcome = Pick<typeof attachments.$inferSelect, 'scan' | 'found'>;

export async function settleScan(file: string, outcome: Outcome): Promise<void> {
  const become = { ...outcome, scannedAt: sql`now()` };
  await run(
    staffConnection,
    sql`UPDATE ${attachments} SET ${assignments(attachments, become)} WHERE ${id} = ${file}`,
  );
}

/** What is wrong with the files of a reply, in a sentence; null where nothing is. It goes to the log, too. */
export async function infectionOf(entry: string): Promise<string | null> {
  const { rows } = await run(
    staffConnection,
    sql<{ found: string | null }>`
      SELECT ${found} FROM ${attachments}
      WHERE ${attachments.entry} = ${entry} AND ${scan} = 'infected' LIMIT 1`,
  );
  const [file] = rows;
  return file ? `A file of it holds a virus (${file.found ?? 'unnamed'})` : null;
}

/**
 * Erases a file in which a virus was found, and notes it. It checks no access: the caller has to.
 * @param parent null while nobody knows which submission its mail belongs to: no record is noted then
 */
export async function removeInfected(
  user: Staff,
  file: string,
  parent: Parent | null,
): Promise<void> {
  const gone = sql`
    DELETE FROM ${attachments} WHERE ${id} = ${file} AND ${scan} = 'infected'
    RETURNING ${attachments.submission} AS id`;
  const collection = parent && forms[parent.form].collection;
  const deed = { action: 'changed', user, detail: 'infected file deleted' } as const;
  await run(
    staffConnection,
    collection
      ? sql`WITH gone AS (${gone}), noted AS (${auditOf({ ...deed, collection }, sql`gone`)})
            SELECT FROM gone`
      : gone,
  );
}

/** Whose an infected file is; undefined where there is no such file. */
export async function ownerOfInfected(
  file: string,
): Promise<{ readonly parent: Parent | null; readonly author: string | null } | undefined> {
  const { rows } = await run(
    staffConnection,
    sql<{ parent: Parent | null; author: string | null }>`
      SELECT ${parentOf(attachments.submission)} AS parent, ${attachments.author} FROM ${attachments}
      WHERE ${id} = ${file} AND ${scan} = 'infected'`,
  );
  return rows[0];
}
