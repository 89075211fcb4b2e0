import { sql, type SQL } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { openStatuses, type FormDefinition, type Status } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, differsFrom, run, type Values } from '@/platform/database/statement';

import { queuePersonal } from './notices/staff-notices';
import { tableOf } from './tables';

/** Who works on a submission. */
export type Staff = Pick<TypedUser, 'id' | 'email'>;

/** What can be done to one or several submissions at once. */
export type Change =
  | { readonly status: Status }
  | { readonly isUnread: boolean }
  | { readonly isDeleted: boolean }
  | { readonly assignee: string | null }
  | { readonly snoozedUntil: string | null };

/** A submission that is to be changed. */
export interface Target {
  readonly id: string;
  /**
   * What it is when the change begins: its status, or its assignee where that is changed (empty for
   * nobody), or `expectedSnooze`. Null is whatever it is.
   */
  readonly expects: string | null;
}

/** A submission, with its status and its snooze from before. */
export type Changed = Pick<
  ReturnType<typeof tableOf>['$inferSelect'],
  'id' | 'status' | 'snoozedUntil'
>;

/** What a snooze begins from. */
export const expectedSnooze = ({ status, snoozedUntil }: Omit<Changed, 'id'>): string =>
  `${status} ${snoozedUntil ?? ''}`;

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
  const recipients = 'assignee' in change && change.assignee ? [change.assignee] : [];
  const told = { notice: 'assignment', recipients, by: user.id } as const;
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
               ${isoSnooze(table)} AS "snoozedUntil",
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
      noted AS (${auditOf(deed, sql`changed`)}),
      told AS (${queuePersonal(form, told, sql`changed`)})
      SELECT id, status, assignee, "snoozedUntil", "isAsExpected" FROM before`,
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
  if ('snoozedUntil' in change) return { snoozedUntil: change.snoozedUntil };
  if ('isUnread' in change)
    return { readAt: change.isUnread ? null : sql`COALESCE(${table.readAt}, now())` };
  return { deletedAt: change.isDeleted ? sql`COALESCE(${table.deletedAt}, now())` : null };
}

function expectedColumn(table: Table, change: Change): SQL {
  if ('assignee' in change) return sql`COALESCE(${table.assignee}::text, '')`;
  if ('snoozedUntil' in change) return sql`concat(${table.status}, ' ', ${isoSnooze(table)})`;
  return sql`${table.status}::text`;
}

const isoSnooze = ({ snoozedUntil }: Table): SQL =>
  sql`to_char(${snoozedUntil} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

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
