import { sql } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { openStatuses, type FormDefinition, type Status } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, differsFrom, run, type Values } from '@/platform/database/statement';

import { tableOf } from './tables';

/** Who works on a submission. */
export type Staff = Pick<TypedUser, 'id' | 'email'>;

/** What can be done to one or several submissions at once. */
export type Change =
  | { readonly status: Status }
  | { readonly isUnread: boolean }
  | { readonly isDeleted: boolean }
  | { readonly assignee: string | null };

/** A submission, and its status from before. */
export type Changed = Pick<ReturnType<typeof tableOf>['$inferSelect'], 'id' | 'status'>;

/**
 * Changes submissions and notes it, in one statement that touches no other column: what became of a
 * mail, say, is written at the same time by others. A submission that is like this already stays as
 * it is, and nothing is noted of it.
 * @returns all of them that are there
 */
export async function changeRows(
  form: FormDefinition,
  user: Staff,
  ids: readonly string[],
  change: Change,
): Promise<readonly Changed[]> {
  const table = tableOf(form);
  const values = valuesOf(table, change);
  const deed = { ...deedOf(change), user, collection: form.collection };
  const { rows } = await run(
    staffConnection,
    sql<Changed>`
      WITH before AS (
        SELECT ${table.id}, ${table.status} FROM ${table}
        WHERE ${table.id} = ANY(${sql.param(ids)}::uuid[])
        ORDER BY ${table.id} FOR UPDATE
      ),
      changed AS (
        UPDATE ${table} SET ${assignments(table, values)}, updated_at = now()
        FROM before WHERE ${table.id} = before.id AND ${differsFrom(table, values)}
        RETURNING ${table.id}
      ),
      noted AS (${auditOf(deed, sql`changed`)})
      SELECT id, status FROM before`,
  );
  return rows;
}

type Table = ReturnType<typeof tableOf>;

function valuesOf(table: Table, change: Change): Values<Table> {
  if ('status' in change) {
    return {
      status: change.status,
      repliedAt: repliedAt(table, change.status),
      readAt: sql`COALESCE(${table.readAt}, now())`,
    };
  }
  if ('assignee' in change) return { assignee: change.assignee };
  if ('isUnread' in change)
    return { readAt: change.isUnread ? null : sql`COALESCE(${table.readAt}, now())` };
  return { deletedAt: change.isDeleted ? sql`COALESCE(${table.deletedAt}, now())` : null };
}

/** The first reply counts; what goes back to being open had none. */
function repliedAt({ repliedAt: column }: Table, status: Status) {
  if (status === 'replied') return sql`COALESCE(${column}, now())`;
  return openStatuses.includes(status) ? null : sql`${column}`;
}

function deedOf(change: Change): Pick<AuditedDeed, 'action' | 'detail'> {
  if ('isDeleted' in change) return { action: change.isDeleted ? 'trashed' : 'restored' };
  const [what, value] = Object.entries(change)[0] ?? [];
  return { action: 'changed', detail: `${what}: ${String(value)}` };
}
