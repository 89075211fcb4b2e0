import { ask } from './load';

/** How many of a database's connections wait until another one lets go of a lock. */
export async function waitingForLocks(databaseUrl: string): Promise<number> {
  const [row] = await ask<{ waiting: number }>(
    databaseUrl,
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return row?.waiting ?? 0;
}
