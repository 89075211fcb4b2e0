import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { audit_entries, users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

/** What the audit log names in a change. */
export type Changeable = 'status' | 'assignee' | 'snoozedUntil' | 'priority' | 'replyHours';

/** Who changed a submission. */
export interface Changer {
  readonly id: string | null;
  readonly name: string;
}

/** Who last changed this about a submission, as the audit log knows it. */
export async function lastChanger(
  { collection }: FormDefinition,
  id: string,
  what: Changeable,
): Promise<Changer | null> {
  const { rows } = await run(
    staffConnection,
    sql<Changer>`
      SELECT ${audit_entries.actorId} AS id, COALESCE(${users.name}, ${audit_entries.actor}) AS name
      FROM ${audit_entries} LEFT JOIN ${users} ON ${users.id}::text = ${audit_entries.actorId}
      WHERE ${audit_entries.collection} = ${collection} AND ${audit_entries.action} = 'changed'
        AND ${audit_entries.submissions} ? ${id} AND ${audit_entries.detail} LIKE ${`${what}: %`}
      ORDER BY ${audit_entries.at} DESC, ${audit_entries.id} DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}
