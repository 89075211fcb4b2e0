import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TypedUser } from 'payload';

import type { FormDefinition, Priority, Status } from '@/forms';
import { auditOf, type AuditedDeed } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, differsFrom, run, type Values } from '@/platform/database/statement';

import { queuePersonal } from './notices/staff-notices';
import {
  hasGoneOut,
  heldAgain,
  heldColumns,
  letGo,
  queueReleased,
  recall,
} from './spam/held-notices';
import { tableOf } from './tables';
import { firstSent, lastSent } from './thread/first-and-last';
import { insertWatches, tellWatchers } from './watches/watches';

/** Who works on a submission. */
export type Staff = Pick<TypedUser, 'id' | 'email'>;

/** What can be done to one or several submissions at once. */
export type Change =
  | { readonly status: Status }
  | { readonly isUnread: boolean }
  | { readonly isDeleted: boolean }
  | { readonly assignee: string | null }
  | { readonly snoozedUntil: string | null }
  | { readonly priority: Priority }
  /** It is no spam: whatever is held back of it goes out. False takes that back. */
  | { readonly isNoSpam: boolean };

/** A submission that is to be changed. */
export interface Target {
  readonly id: string;
  /**
   * What it is when the change begins: its status, or its assignee where that is changed (empty for
   * nobody), its priority, or `expectedSnooze`. Null is whatever it is.
   */
  readonly expects: string | null;
  /** Where the change takes another one back: what it was before that. */
  readonly before?: Pick<Changed, 'status' | 'isUnread' | 'repliedAt' | 'answeredAt'>;
}

/** A submission as it was before a change; times in ISO 8601. */
export interface Changed {
  readonly id: string;
  readonly status: Status;
  readonly assignee: string | null;
  readonly snoozedUntil: string | null;
  readonly priority: Priority;
  readonly isUnread: boolean;
  readonly repliedAt: string | null;
  readonly answeredAt: string | null;
}

/** What a snooze begins from. */
export const expectedSnooze = ({
  status,
  snoozedUntil,
}: Pick<Changed, 'status' | 'snoozedUntil'>): string => `${status} ${snoozedUntil ?? ''}`;

/** What a change found. One that was not as expected stays as it is. */
export type Met = Changed & {
  readonly isAsExpected: boolean;
  /** One that was like this already is not. */
  readonly isChanged: boolean;
  /** A notice that was let go had gone out before it could be held again. */
  readonly hasGoneOut: boolean;
};

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
  const values = valuesOf(form, change);
  const deed = { ...deedOf(change), user, collection: form.collection };
  const recipients = 'assignee' in change && change.assignee ? [change.assignee] : [];
  const told = { notice: 'assignment', recipients, by: user.id } as const;
  const asked = targets.map(({ id, expects, before }) => ({ ...before, id, expects }));
  const recalls = isSuspecting(change);
  const { rows } = await run(
    staffConnection,
    sql<Met>`
      WITH asked AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS asked (
          id uuid, expects text, status text, "isUnread" boolean, "repliedAt" timestamptz,
          "answeredAt" timestamptz)
      ),
      before AS (
        SELECT ${table.id}, ${table.status}, ${table.assignee} AS assignee, ${table.priority},
               ${iso(table.snoozedUntil)} AS "snoozedUntil", ${table.readAt} IS NULL AS "isUnread",
               ${iso(table.repliedAt)} AS "repliedAt", ${iso(table.answeredAt)} AS "answeredAt",
               asked.expects IS NULL
               OR ${expectedColumn(table, change)} IN (asked.expects, ${wanted(change)}::text)
               AS "isAsExpected",
               ${table.releasedFrom} IS NOT NULL AS was_released, ${heldColumns(table)}
        FROM ${table} JOIN asked ON asked.id = ${table.id}
        ORDER BY ${table.id} FOR UPDATE OF ${table}
      ),
      ${recalls ? recall() : sql``}
      changed AS (
        UPDATE ${table} SET ${assignments(table, { ...values, ...activity(change) })}
        FROM before JOIN asked ON asked.id = before.id
        WHERE ${table.id} = before.id AND before."isAsExpected" AND ${differsFrom(table, values)}
        RETURNING ${table.id},
                  ${table.quarantinedFor} IS NULL AND ${table.status} <> 'spam' AS is_trusted
      ),
      ${isTrusting(change) ? queueReleased(form) : sql``}
      noted AS (${auditOf(deed, sql`changed`)}),
      told AS (${queuePersonal(form, told, sql`changed`)})
      ${'assignee' in change ? tellOfAssignee(form, user, recipients) : sql``}
      SELECT before.*, before.id IN (SELECT id FROM changed) AS "isChanged",
             ${recalls ? hasGoneOut : sql`false`} AS "hasGoneOut"
      FROM before`,
  );
  return rows;
}

/** Whoever had it watches it from then on; who does already is told who has it. */
const tellOfAssignee = (form: FormDefinition, user: Staff, except: readonly string[]): SQL => sql`,
  watched AS (${insertWatches(
    sql`(SELECT before.assignee AS person, id FROM before JOIN changed USING (id)) AS former`,
  )}),
  ${tellWatchers(
    form,
    { event: 'assignee', by: user.id },
    sql`(SELECT id, true AS mails, ${sql.param(except)}::text[] AS told FROM changed) AS happened`,
  )}`;

type Table = ReturnType<typeof tableOf>;

/** Nobody gets a mail about what is marked as spam, also where one waits to go out. */
const isSuspecting = (change: Change): boolean =>
  'isNoSpam' in change ? !change.isNoSpam : 'status' in change && change.status === 'spam';

const isTrusting = (change: Change): boolean =>
  ('isNoSpam' in change || 'status' in change) && !isSuspecting(change);

/** To look at something is none: how long it is kept goes by what was done about it. */
const activity = (change: Change) => ({
  updatedAt: sql`now()`,
  ...('isUnread' in change ? {} : { activeAt: sql`now()` }),
});

function valuesOf(form: FormDefinition, change: Change): Values<Table> {
  const table = tableOf(form);
  if ('status' in change) return statusValues(form, change.status);
  if ('assignee' in change) return { assignee: change.assignee };
  if ('snoozedUntil' in change) return { snoozedUntil: change.snoozedUntil };
  if ('priority' in change) return { priority: change.priority };
  if ('isNoSpam' in change) return change.isNoSpam ? trustedValues(table) : suspectedValues(table);
  if ('isUnread' in change)
    return { readAt: change.isUnread ? null : sql`COALESCE(${table.readAt}, now())` };
  return { deletedAt: change.isDeleted ? sql`COALESCE(${table.deletedAt}, now())` : null };
}

/** Why it was set aside stays known, so that this can be taken back. */
const trustedValues = (table: Table): Values<Table> => ({
  status: sql`CASE WHEN ${table.status} = 'spam' THEN 'new' ELSE ${table.status}::text END`,
  quarantinedFor: null,
  releasedFrom: sql`COALESCE(${table.quarantinedFor}::text, ${table.releasedFrom})`,
  notSpamAt: sql`COALESCE(${table.notSpamAt}, now())`,
  ...letGo(table),
});

const suspectedValues = (table: Table): Values<Table> => ({
  status: sql`CASE WHEN ${table.notSpamAt} IS NULL THEN ${table.status}::text ELSE asked.status END`,
  // A second time there is nothing to take back.
  quarantinedFor: sql`COALESCE(${table.releasedFrom}, ${table.quarantinedFor}::text)`,
  releasedFrom: null,
  notSpamAt: null,
  ...heldAgain(table),
});

/**
 * The first reply is a fact: no status moves or erases one that was sent. Where nothing was sent, the
 * status that somebody gave by hand tells of it, until that is undone or it is new again.
 */
function statusValues(form: FormDefinition, status: Status): Values<Table> {
  const table = tableOf(form);
  const undone = sql`asked."isUnread" IS NOT NULL`;
  const [first, last] = [firstSent(form), lastSent(form)];
  const facts = {
    replied: {
      repliedAt: sql`COALESCE(${table.repliedAt}, now())`,
      answeredAt: sql`COALESCE(${table.answeredAt}, now())`,
    },
    new: { repliedAt: first, answeredAt: stillAnswered(table, last) },
    other: { repliedAt: sql`${table.repliedAt}`, answeredAt: sql`${table.answeredAt}` },
  }[status === 'replied' || status === 'new' ? status : 'other'];
  const answeredBefore = sql`greatest(asked."answeredAt", ${last})`;
  return {
    status,
    ...(status === 'spam' ? heldAgain(table) : letGo(table, sql`${table.quarantinedFor} IS NULL`)),
    repliedAt: sql`CASE WHEN ${undone} THEN least(asked."repliedAt", ${first})
                   ELSE ${facts.repliedAt} END`,
    answeredAt: sql`CASE WHEN ${undone} THEN ${stillAnswered(table, answeredBefore)}
                    ELSE ${facts.answeredAt} END`,
    readAt: sql`CASE WHEN asked."isUnread" THEN NULL ELSE COALESCE(${table.readAt}, now()) END`,
  };
}

/** An answer of ours, unless its sender wrote again since. */
const stillAnswered = (table: Table, answered: SQL): SQL =>
  sql`CASE WHEN ${table.askedAt} > ${answered} THEN NULL ELSE ${answered} END`;

function expectedColumn(table: Table, change: Change): SQL {
  if ('assignee' in change) return sql`COALESCE(${table.assignee}::text, '')`;
  if ('priority' in change) return sql`${table.priority}::text`;
  if ('snoozedUntil' in change)
    return sql`concat(${table.status}, ' ', ${iso(table.snoozedUntil)})`;
  return sql`${table.status}::text`;
}

const iso = (column: PgColumn): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whoever wanted the same was only quicker. An empty one is nobody; no status is empty. */
function wanted(change: Change): string {
  if ('status' in change) return change.status;
  if ('priority' in change) return change.priority;
  return 'assignee' in change ? (change.assignee ?? '') : '';
}

function deedOf(change: Change): Pick<AuditedDeed, 'action' | 'detail'> {
  if ('isDeleted' in change) return { action: change.isDeleted ? 'trashed' : 'restored' };
  if ('isNoSpam' in change)
    return { action: 'changed', detail: change.isNoSpam ? 'released' : 'released: taken back' };
  const [what, value] = Object.entries(change)[0] ?? [];
  return { action: 'changed', detail: `${what}: ${String(value)}` };
}
