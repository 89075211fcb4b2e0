import pg from 'pg';

/**
 * Asks the database for one row over a connection of its own: the application's pool may be busy,
 * which is no reason to be taken out of service. Callers at the same time share one question.
 */
export function createDatabaseCheck(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
    application_name: 'readyz',
  });
  // An idle connection that breaks is replaced by the next check.
  pool.on('error', () => undefined);
  let running: Promise<boolean> | undefined;

  const ask = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );

  return {
    check: () =>
      (running ??= ask().finally(() => {
        running = undefined;
      })),
    close: () => pool.end(),
  };
}
