import { sql } from '@payloadcms/db-postgres';
import { APIError } from 'payload';
import { z } from 'zod';

import { runInTransaction } from '@/platform/payload/in-transaction';
import { takeFocalPoint } from '@/platform/payload/uploads';

import { mayWrite } from '../hooks/clean-pictures';
import type { OperationCall } from '../hooks/operation';
import { claimName } from './claim-name';
import { copyFile } from './copy-file';

const ofOne = z.object({ id: z.string() });

/** Says which file a document gets, and under which name. Comes after what judges the file. */
export async function takeFile({ args, operation, req }: OperationCall): Promise<void> {
  if (!['create', 'update'].includes(operation) || !mayWrite(args, req)) return;
  if (operation === 'update' && req.file && !ofOne.safeParse(args).success)
    throw new APIError('One file is for one document. Replace each file by itself.', 400);
  // Payload takes from who sends a picture in which folder of the bucket it is to lie.
  if (isWithData(args)) delete args.data.prefix;
  noteFocalPoint({ args, req });
  await copyFile({ args, req });
  await claimName({ req });
}

/**
 * Notes a moved focal point and leaves the files alone: no copy of a picture is cut around it, pages
 * are (src/ui/picture.tsx). Payload would make all files anew, over those that pages show.
 */
function noteFocalPoint({ args, req }: Pick<OperationCall, 'args' | 'req'>): void {
  const { query, file } = req;
  const moved = takeFocalPoint(query, file !== undefined);
  if (moved !== undefined && file === undefined && isWithData(args))
    Object.assign(args.data, { focalX: moved.x, focalY: moved.y });
}

const withData = z.object({ data: z.looseObject({}) });

/** Whether an operation brings words of a document along. */
const isWithData = (args: unknown): args is z.infer<typeof withData> =>
  withData.safeParse(args).success;

/**
 * Gives a file a minute: Payload makes the sizes of a picture and sends them to the bucket while the
 * transaction is open, and ClamAV looks at a document. Fifteen seconds are all that a transaction may otherwise stand still
 * (payload.config.ts), and a bucket far away, or a large picture on a busy machine, takes more.
 */
export async function takeTimeForFiles({ operation, req }: OperationCall): Promise<void> {
  // A copy comes without a file, and gets it later.
  if (!req.file && operation !== 'create') return;
  if ((await req.transactionID) === undefined) return;
  await runInTransaction(req, sql`SET LOCAL idle_in_transaction_session_timeout = '60s'`);
}
