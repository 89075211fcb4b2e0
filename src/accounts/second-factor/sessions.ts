import { eq, sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { inbox_settings } from '@/platform/database/schema';
import { runInTransaction } from '@/platform/payload/in-transaction';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { users_sessions as sessions } from '@/platform/payload/tables';

import { secondFactors } from './tables';

/** Ends all sessions of an account whose second factor was taken away. */
export async function endSessions(userId: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${sessions} WHERE ${eq(sessions._parentID, userId)}`);
}

/** The same in the transaction of a request that changes the account. */
export async function endSessionsOf(req: PayloadRequest, userId: string): Promise<void> {
  await runInTransaction(req, sql`DELETE FROM ${sessions} WHERE ${eq(sessions._parentID, userId)}`);
}

/**
 * Ends the sessions of everybody without a second factor, in the transaction that requires one: a
 * sign-in that began before has ended by then (`isSecondFactorRequired`).
 */
export async function endSessionsWithout(req: PayloadRequest): Promise<void> {
  await runInTransaction(
    req,
    sql`DELETE FROM ${sessions} WHERE NOT EXISTS (
          SELECT FROM ${secondFactors}
          WHERE ${secondFactors.userId} = ${sessions._parentID}
            AND ${secondFactors.secret} IS NOT NULL
        )`,
  );
}

const answered = z.object({ rows: z.array(z.object({ required: z.boolean() })) });

/**
 * Whether everybody needs a second factor. Locks the setting until the sign-in of this request is
 * over: whoever switches it on waits for that, and then ends its session as well.
 */
export async function isSecondFactorRequired(req: PayloadRequest): Promise<boolean> {
  const read = await runInTransaction(
    req,
    sql`SELECT ${inbox_settings.requireSecondFactor} AS required FROM ${inbox_settings}
        LIMIT 1 FOR SHARE`,
  );
  return answered.parse(read).rows[0]?.required ?? false;
}
