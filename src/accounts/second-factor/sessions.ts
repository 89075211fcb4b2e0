import { staffConnection } from '@/platform/database/staff-connection';

/** All of an account, whose second factor was taken away. */
export async function endSessions(userId: string): Promise<void> {
  await staffConnection.query({
    text: 'DELETE FROM users_sessions WHERE _parent_id = $1',
    values: [userId],
  });
}

/** Those that began without the factor, when it was turned on in this one. */
export async function endOtherSessions(userId: string, session: string): Promise<void> {
  await staffConnection.query({
    text: 'DELETE FROM users_sessions WHERE _parent_id = $1 AND id <> $2',
    values: [userId, session],
  });
}

/** Of everybody who has no second factor. */
export async function endSessionsWithout(): Promise<void> {
  await staffConnection.query({
    text: `DELETE FROM users_sessions WHERE NOT EXISTS (
             SELECT FROM second_factors WHERE user_id = _parent_id AND secret IS NOT NULL)`,
  });
}
