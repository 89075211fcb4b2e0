import { sql, type SQL } from 'drizzle-orm';

import type { FormName } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { insertSelect, run } from '@/platform/database/statement';

import { submissions } from '../parent';
import { inboxRules, ruleArrivals } from './rules-table';

interface Queued {
  /** What came in, in SQL. */
  readonly kind: SQL;
  /** The id of its mail, in SQL. */
  readonly entry: SQL;
}

/**
 * Has the rules look at what came in, where there are any, as a part of the statement that stores it.
 * @param rows a part of that statement with the ids of submissions
 */
export const queueRules = (rows: SQL, { kind, entry }: Queued): SQL =>
  insertSelect(
    ruleArrivals,
    { submission: sql`id`, kind, entry },
    sql`FROM ${rows} WHERE EXISTS (SELECT FROM ${inboxRules} WHERE ${inboxRules.isOn})`,
  );

/** The same of submissions. */
export const queueRulesOfSubmissions = (rows: SQL): SQL =>
  queueRules(rows, { kind: sql`'submission'`, entry: sql`NULL` });

/** Something that came in, as it waits for the rules. */
export interface Arrival {
  readonly id: string;
  readonly form: FormName;
  readonly submission: string;
  readonly kind: (typeof ruleArrivals.$inferSelect)['kind'];
  readonly entry: string | null;
  readonly at: Date;
}

/** The oldest first. */
export async function listArrivals(limit: number): Promise<readonly Arrival[]> {
  const { id, submission, kind, entry, at } = ruleArrivals;
  const { rows } = await run(
    staffConnection,
    sql<Arrival>`
      SELECT ${id} AS id, ${submissions.form} AS form, ${submission} AS submission,
             ${kind} AS kind, ${entry} AS entry, ${at} AS at
      FROM ${ruleArrivals} JOIN ${submissions} ON ${submissions.id} = ${submission}
      ORDER BY ${at}, ${id} LIMIT ${limit}`,
  );
  return rows;
}

/** All rules have looked at it. */
export async function endArrival(arrival: string): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${ruleArrivals} WHERE ${ruleArrivals.id} = ${arrival}::uuid`,
  );
}
