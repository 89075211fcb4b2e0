import type { SQL } from 'drizzle-orm';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

interface Executor {
  execute: (statement: SQL) => Promise<unknown>;
}

/** Payload's own type knows nothing of what kind of database it is. */
const isExecutor = (given: unknown): given is Executor =>
  typeof given === 'object' && given !== null && 'execute' in given;

/** Runs a statement in Payload's transaction of a request, so that its locks are held to the end. */
export async function runInTransaction(req: PayloadRequest, statement: SQL): Promise<unknown> {
  const { drizzle, sessions } = req.payload.db;
  const id = await req.transactionID;
  const transaction: unknown = id === undefined ? undefined : sessions?.[id]?.db;
  return (isExecutor(transaction) ? transaction : drizzle).execute(statement);
}

/**
 * All that the work does with the request is stored, or none of it. Within a transaction that is open already,
 * whoever opened it decides.
 * @throws what the work threw
 */
export async function inOneTransaction<Result>(
  req: Parameters<typeof initTransaction>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await initTransaction(req))) return work();
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
