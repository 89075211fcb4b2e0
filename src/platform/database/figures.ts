import { sql } from 'drizzle-orm';

import { payload_jobs } from '../payload/tables';
import { staffConnection } from './staff-connection';
import { run } from './statement';

/** Jobs that are not done; undefined while the database does not answer. */
export async function countWaitingJobs(): Promise<number | undefined> {
  const rows = await ask<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${payload_jobs}
        WHERE ${payload_jobs.completedAt} IS NULL`,
  );
  return rows[0]?.count;
}

interface Connections {
  readonly name: string;
  readonly state: string;
  readonly count: number;
}

/** Connections to the database, by application; none while it does not answer. Payload's pool has no name. */
export const listConnections = (): Promise<readonly Connections[]> =>
  ask<Connections>(
    sql`SELECT coalesce(nullif(application_name, ''), 'payload') AS name,
          coalesce(state, 'unknown') AS state, count(*)::integer AS count
        FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1, 2`,
  );

async function ask<Row extends object>(
  statement: Parameters<typeof run<Row>>[1],
): Promise<readonly Row[]> {
  return run<Row>(staffConnection, statement).then(
    ({ rows }) => rows,
    () => [],
  );
}
