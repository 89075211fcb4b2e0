import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { z } from 'zod';

/** Payload's own record of what it has begun, by key; everybody here uses the same key. */
const begun = z.object({ _payload: z.instanceof(Map) });
const key = 'default';

const record = () => begun.parse(globalThis)._payload;

/** Whether this process has begun a Payload. */
export const isBegun = (): boolean => record().has(key);

/**
 * Has Payload begin anew after a first connection that failed. By itself (3.90.2) it tries again, but
 * calls `onInit` for the first try only: a process that started while the database was away listened
 * to no connection that broke, took staff for nobody at the next outage, and kept the files of
 * deleted pictures. It also leaves a rejection that nobody handles, which ends a program.
 */
export function beginAnewAfterFailure(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const connect = db.connect?.bind(db);
      db.initializing.catch(() => undefined);
      db.connect = async (options) => {
        try {
          await connect?.(options);
        } catch (error) {
          record().delete(key);
          throw error;
        }
      };
      return db;
    },
  };
}
