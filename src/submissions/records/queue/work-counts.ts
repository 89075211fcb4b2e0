import { sql, type SQL } from 'drizzle-orm';

import { forms, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';
import { askedBefore } from './asked-before';
import { openStates } from './open-states';

export interface WorkCounts {
  readonly open: number;
  readonly mine: number;
  readonly unassigned: number;
  readonly overdue: number;
  readonly snoozed: number;
  readonly setAside: number;
  /** All that is not in one of the closed states, whichever list it stands in. */
  readonly unfinished: number;
}

/** By form: what was asked before then is overdue. */
export type OverdueSince = Readonly<Record<FormDefinition['name'], string>>;

/**
 * How much of both forms is in each state of work, for a user, in one statement: the index of open
 * work holds all that it asks for (`withWorkIndexes`).
 */
export async function countWork(
  user: string,
  now: string,
  overdueSince: OverdueSince,
): Promise<WorkCounts> {
  const unfinishedOf = (form: FormDefinition): SQL => {
    const table = tableOf(form);
    return sql`
      SELECT ${table.assignee} AS assignee, ${table.quarantinedFor} IS NULL AS trusted,
             COALESCE(${table.snoozedUntil} > ${now}::timestamptz, false) AS snoozed,
             ${askedBefore(form, overdueSince[form.name])} AS late
      FROM ${table}
      WHERE ${table.deletedAt} IS NULL AND ${table.status} IN (${openStates})`;
  };
  const counted = (condition: SQL): SQL => sql`count(*) FILTER (WHERE ${condition})::int`;
  const { rows } = await run(
    staffConnection,
    sql<WorkCounts>`
      SELECT ${counted(sql`open`)} AS open,
             ${counted(sql`open AND assignee = ${user}::uuid`)} AS mine,
             ${counted(sql`open AND assignee IS NULL`)} AS unassigned,
             ${counted(sql`open AND late`)} AS overdue,
             ${counted(sql`trusted AND snoozed`)} AS snoozed,
             ${counted(sql`NOT trusted`)} AS "setAside",
             count(*)::int AS unfinished
      FROM (${sql.join(Object.values(forms).map(unfinishedOf), sql` UNION ALL `)}) AS unfinished,
      LATERAL (SELECT trusted AND NOT snoozed AS open) AS state`,
  );
  if (!rows[0]) throw new Error('A count has no row');
  return rows[0];
}
