import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, run } from '@/platform/database/statement';

/**
 * Gives the link that an account was mailed another hour, where it is still good: a new one would
 * make it useless, and anybody can ask for one.
 * @returns its token; null when there is no such link
 */
export async function prolongOpenLink(email: string): Promise<string | null> {
  const isOpen = and(
    eq(users.email, email),
    isNotNull(users.resetPasswordToken),
    gt(users.resetPasswordExpiration, sql`now()`),
  );
  const until = assignments(users, { resetPasswordExpiration: sql`now() + interval '1 hour'` });
  const { rows } = await run(
    staffConnection,
    sql<{ token: string }>`
      UPDATE ${users} SET ${until} WHERE ${isOpen} RETURNING ${users.resetPasswordToken} AS token`,
  );
  return rows[0]?.token ?? null;
}
