import { eq, sql } from 'drizzle-orm';

import { users } from '@/platform/database/schema';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { isPassword } from '@/platform/payload/accounts/password-hash';

import { forgetPasswordTries, takePasswordTry } from './sign-in-tries';

/** Why a password does not prove who somebody is. */
export interface PasswordProblem {
  readonly message: string;
  readonly isTooMany: boolean;
}

/**
 * Checks the current password of whoever changes how an account is opened: a session alone may be a
 * screen that somebody left open.
 * @param given whatever was sent
 * @returns null when it is right
 */
export async function currentPasswordProblem(
  { id, email }: { readonly id: string; readonly email: string },
  given: unknown,
  headers: Headers,
): Promise<PasswordProblem | null> {
  if (typeof given !== 'string' || given === '')
    return { message: 'Type your own current password as well.', isTooMany: false };
  if (!(await takePasswordTry(headers, email)))
    return { message: 'Too many attempts. Try again in ten minutes.', isTooMany: true };
  if (!(await isCurrentPassword(id, given)))
    return { message: 'This is not your current password.', isTooMany: false };
  await forgetPasswordTries(headers, email);
  return null;
}

async function isCurrentPassword(userId: string, given: string): Promise<boolean> {
  const { rows } = await run(
    staffConnection,
    sql<{ hash: string | null; salt: string | null }>`
      SELECT ${users.hash} AS hash, ${users.salt} AS salt FROM ${users}
      WHERE ${eq(users.id, userId)}`,
  );
  return isPassword(given, rows[0] ?? { hash: null, salt: null });
}
