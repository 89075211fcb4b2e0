import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const answerMs = 1000;

/**
 * Asks the database for one row over a connection of its own: the application's pool may be busy,
 * which is no reason to be taken out of service. Callers at the same time share one question.
 */
export function createDatabaseCheck(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'readyz',
  });
  // An idle connection that breaks is replaced by the next check.
  pool.on('error', () => undefined);
  let running: Promise<boolean> | undefined;

  const ask = () => {
    const answered = pool.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answered, wait(answerMs, false, { ref: false })]);
  };

  return {
    check: () =>
      (running ??= ask().finally(() => {
        running = undefined;
      })),
    close: () => pool.end(),
  };
}
