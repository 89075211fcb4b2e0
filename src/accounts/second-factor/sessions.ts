import { and, eq, ne, sql } from 'drizzle-orm';

import { users_sessions as sessions } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { secondFactors } from './tables';

/** All of an account, whose second factor was taken away. */
export async function endSessions(userId: string): Promise<void> {
  await run(staffConnection, sql`DELETE FROM ${sessions} WHERE ${eq(sessions._parentID, userId)}`);
}

/** Those that began without the factor, when it was turned on in this one. */
export async function endOtherSessions(userId: string, session: string): Promise<void> {
  const others = and(eq(sessions._parentID, userId), ne(sessions.id, session));
  await run(staffConnection, sql`DELETE FROM ${sessions} WHERE ${others}`);
}

/** Of everybody who has no second factor. */
export async function endSessionsWithout(): Promise<void> {
  await run(
    staffConnection,
    sql`DELETE FROM ${sessions} WHERE NOT EXISTS (
          SELECT FROM ${secondFactors}
          WHERE ${secondFactors.userId} = ${sessions._parentID}
            AND ${secondFactors.secret} IS NOT NULL
        )`,
  );
}
