import pg from 'pg';
import type { InterceptedResponse } from './intercepted-response';
import type { Lifecycle } from './lifecycle';

const patienceMs = 1000;

export interface SpoolState {
  isSpoolHealthy: () => boolean;
  getSpoolCounts: () => { waiting: number; refused: number; rejected: number };
}

export type CheckDatabase = () => Promise<boolean>;

export interface Health {
  /** @returns false when the path is none of ours, and nothing was sent */
  answer: (path: string, response: InterceptedResponse) => boolean;
}

/**
 * `/healthz`: the process is alive; restart it when this fails.
 * `/readyz`: it can serve; send no visitors while this fails.
 */
export function createHealth(
  lifecycle: Lifecycle,
  checkDatabase: CheckDatabase,
  spoolState?: SpoolState,
): Health {
  async function answerReady(response: InterceptedResponse): Promise<void> {
    const waitingFor: string[] = [];
    if (lifecycle.draining) waitingFor.push('shutdown');
    if (!lifecycle.prepared) waitingFor.push('next');
    if (!(await checkDatabase())) waitingFor.push('database');
    if (spoolState?.isSpoolHealthy() === false) waitingFor.push('spool');
    const counts = spoolState?.getSpoolCounts();
    const isEmpty = Object.values(counts ?? {}).every((count) => count === 0);
    const spool = isEmpty ? undefined : counts;
    const ready = waitingFor.length === 0;
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.answer(
      ready ? 200 : 503,
      JSON.stringify(ready ? { ready, spool } : { ready, waitingFor, spool }),
    );
  }

  return {
    answer(path, response) {
      if (path === '/healthz') {
        response.setHeader('Content-Type', 'text/plain');
        response.setHeader('Cache-Control', 'no-store');
        response.answer(200, 'ok');
        return true;
      }
      if (path === '/readyz') {
        void answerReady(response);
        return true;
      }
      return false;
    },
  };
}

/**
 * Asks the database for one row over a connection of its own: the application's pool may be busy,
 * which is no reason to be taken out of service. Callers at the same time share one question.
 */
export function createDatabaseCheck(connectionString: string): {
  check: CheckDatabase;
  close: () => Promise<void>;
} {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'readyz',
  });
  // An idle connection that breaks is replaced by the next check.
  pool.on('error', () => undefined);
  let running: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    const answered = pool.query('select 1').then(
      () => true,
      () => false,
    );
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
  }

  return {
    check: () =>
      (running ??= ask().finally(() => {
        running = undefined;
      })),
    close: () => pool.end(),
  };
}
