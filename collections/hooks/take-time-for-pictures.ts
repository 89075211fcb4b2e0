import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { runInTransaction } from '@/platform/payload/in-transaction';

interface Call {
  operation: string;
  req: PayloadRequest;
}

/**
 * Gives a picture a minute: Payload makes its sizes and sends them to the bucket while the
 * transaction is open. Five seconds are all that a transaction may otherwise stand still
 * (payload.config.ts), and a bucket far away, or a large picture on a busy machine, takes more.
 */
export async function takeTimeForPictures({ operation, req }: Call): Promise<void> {
  // A copy comes without a file, and gets it later.
  if (!req.file && operation !== 'create') return;
  if ((await req.transactionID) === undefined) return;
  await runInTransaction(req, sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`);
}
