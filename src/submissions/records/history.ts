import { sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';
import { audit_entries, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import type { SchemaHook } from './index-forms';

/** Something that was done about a submission, as the audit log knows it. */
export interface HistoryEntry {
  readonly id: string;
  /** In ISO 8601. */
  readonly at: string;
  readonly action: 'changed' | 'trashed' | 'restored';
  /** Of who did it; an address where the account is gone. */
  readonly by: string;
  readonly detail: string | null;
}

/** Looks are no history of a submission. */
const deeds = sql.raw(`'changed', 'trashed', 'restored'`);

/** Finds what was done about one submission among all that the audit log holds. */
export const withHistoryIndex: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables['audit_entries'];
  if (!table) throw new Error('There is no audit log');
  extendTable({
    table,
    extraConfig: () => ({
      history: index('audit_entries_history_idx')
        .using('gin', sql`submissions`)
        .where(sql`action IN (${deeds})`),
    }),
  });
  return schema;
};

/** Enough to see how it came to be where it is. */
const most = 100;

/**
 * What was done about a submission, the newest first. It checks no access: the caller has to have read
 * the submission under access control.
 */
export async function listHistory(
  { collection }: FormDefinition,
  id: string,
): Promise<readonly HistoryEntry[]> {
  const { at, action, actor, actorId, detail, submissions } = audit_entries;
  const { rows } = await run(
    staffConnection,
    sql<Omit<HistoryEntry, 'at'> & { at: string | Date }>`
      SELECT ${audit_entries.id} AS id, ${at} AS at, ${action} AS action,
             coalesce(${users.name}, ${actor}) AS by, ${detail} AS detail
      FROM ${audit_entries} LEFT JOIN ${users} ON ${users.id}::text = ${actorId}
      WHERE ${submissions} ? ${id} AND ${action} IN (${deeds}) AND ${audit_entries.collection} = ${collection}
      ORDER BY ${at} DESC, ${audit_entries.id} DESC LIMIT ${most}`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
