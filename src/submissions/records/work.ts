import { sql, type SQL } from 'drizzle-orm';
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

/** A submission that is to be changed. */
export interface Target {
  readonly id: string;
  /**
   * What it is when the change begins: its status, or its assignee where that is changed (empty for
   * nobody). Null is whatever it is.
   */
  readonly expects: string | null;
}

/** A submission, and its status from before. */
export type Changed = Pick<ReturnType<typeof tableOf>['$inferSelect'], 'id' | 'status'>;

/** What a change found. One that was not as expected stays as it is. */
export type Met = Changed & { readonly assignee: string | null; readonly isAsExpected: boolean };

/**
 * Changes submissions and notes it, in one statement that touches no other column: what became of a
 * mail, say, is written at the same time by others. A submission that is like this already stays as
 * it is, and nothing is noted of it; nor is one that somebody else changed since its page was made.
 * @returns all of them that are there
 */
export async function changeRows(
  form: FormDefinition,
  user: Staff,
  targets: readonly Target[],
  change: Change,
): Promise<readonly Met[]> {
  const table = tableOf(form);
  const values = valuesOf(table, change);
  const deed = { ...deedOf(change), user, collection: form.collection };
  const ids = sql.param(targets.map(({ id }) => id));
  const expected = sql.param(targets.map(({ expects }) => expects));
  const { rows } = await run(
    staffConnection,
    sql<Met>`
      WITH asked AS (
        SELECT * FROM unnest(${ids}::uuid[], ${expected}::text[]) AS asked (id, expects)
      ),
      before AS (
        SELECT ${table.id}, ${table.status}, ${table.assignee} AS assignee,
               asked.expects IS NULL
               OR ${expectedColumn(table, change)} IN (asked.expects, ${wanted(change)}::text)
               AS "isAsExpected"
        FROM ${table} JOIN asked ON asked.id = ${table.id}
        ORDER BY ${table.id} FOR UPDATE OF ${table}
      ),
      changed AS (
        UPDATE ${table} SET ${assignments(table, values)}, updated_at = now()
        FROM before
        WHERE ${table.id} = before.id AND before."isAsExpected" AND ${differsFrom(table, values)}
        RETURNING ${table.id}
      ),
      noted AS (${auditOf(deed, sql`changed`)})
      SELECT id, status, assignee, "isAsExpected" FROM before`,
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

const expectedColumn = ({ status, assignee }: Table, change: Change): SQL =>
  'assignee' in change ? sql`COALESCE(${assignee}::text, '')` : sql`${status}::text`;

/** Whoever wanted the same was only quicker. An empty one is nobody; no status is empty. */
function wanted(change: Change): string {
  if ('status' in change) return change.status;
  return 'assignee' in change ? (change.assignee ?? '') : '';
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
