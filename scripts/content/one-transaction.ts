import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

import { asImported } from '~/collections/imported';
import { withholdRollback } from '@/platform/payload/adapter';
import { runInTransaction } from '@/platform/payload/in-transaction';

export interface Transaction {
  /** For what only reads, or cannot fail. */
  readonly req: PayloadRequest;
  /** Does one thing wholly or not at all, and goes on with the others when it fails. */
  readonly attempt: (work: (req: PayloadRequest) => Promise<void>) => Promise<unknown>;
}

/**
 * Does all of the work in one transaction, and keeps it only where the work says so. Documents keep
 * the ids that they come with.
 */
export async function inOneTransaction<Result>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<{ isKept: boolean; result: Result }>,
): Promise<Result> {
  const { db } = payload;
  const { allowIDOnCreate } = db;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('The database takes no transactions');
  const open = async () => {
    const req = await createLocalReq({ context: { ...asImported } }, payload);
    req.transactionID = id;
    return req;
  };
  const { rollBack, giveBack } = withholdRollback(db);
  db.allowIDOnCreate = true;
  let isKept = false;
  try {
    const req = await open();
    // Thousands of documents take longer than any request may.
    await runInTransaction(req, sql`SET LOCAL statement_timeout = 0`);
    await runInTransaction(req, sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
    const attempt = async (one: (req: PayloadRequest) => Promise<void>): Promise<unknown> => {
      await runInTransaction(req, sql`SAVEPOINT one`);
      try {
        // Of its own: Payload takes the transaction out of the request that failed.
        await one(await open());
        await runInTransaction(req, sql`RELEASE SAVEPOINT one`);
        return undefined;
      } catch (error) {
        await runInTransaction(req, sql`ROLLBACK TO SAVEPOINT one`);
        return error;
      }
    };
    const done = await work({ req, attempt });
    ({ isKept } = done);
    return done.result;
  } finally {
    giveBack();
    db.allowIDOnCreate = allowIDOnCreate;
    await (isKept ? db.commitTransaction(id) : rollBack(id));
  }
}
