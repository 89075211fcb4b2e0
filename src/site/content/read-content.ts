import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

import { databaseFailure } from '@/platform/database/failure-reason';

import { ContentUnavailable } from './content-unavailable';

/**
 * @param name of the read, for the log
 * @throws ContentUnavailable when the database does not answer
 */
export async function readContent<Result>(
  name: string,
  read: (payload: Payload) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(await getPayload({ config }));
  } catch (error) {
    const reason = databaseFailure(error);
    throw reason === undefined ? error : new ContentUnavailable(name, reason);
  }
}
