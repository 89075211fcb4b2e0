import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { runInTransaction } from '@/platform/database/in-transaction';

/**
 * Gives a picture a minute: Payload makes its sizes and sends them to the bucket while the
 * transaction is open. Five seconds are all that a transaction may otherwise stand still
 * (payload.config.ts), and a bucket far away, or a large picture on a busy machine, takes more.
 */
export async function takeTimeForPictures({ req }: { req: PayloadRequest }): Promise<void> {
  if (!req.file || (await req.transactionID) === undefined) return;
  await runInTransaction(req, sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`);
}
