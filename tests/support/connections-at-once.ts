import { payload } from './payload';

/** How many of Payload's connections were busy at once while it ran, each time that one was taken. */
export async function connectionsAtOnce(run: () => Promise<unknown>): Promise<number[]> {
  const { pool } = payload.db;
  const busy: number[] = [];
  const note = () => busy.push(pool.totalCount - pool.idleCount);
  pool.on('acquire', note);
  try {
    await run();
  } finally {
    pool.off('acquire', note);
  }
  return busy;
}
