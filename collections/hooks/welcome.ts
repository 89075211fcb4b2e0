import type { CollectionBeforeLoginHook } from 'payload';
import { z } from 'zod';

import { forgetAllPasswordTries, forgetPasswordTries, knownDeviceCookie } from '@/accounts/guards';
import type { User } from '@/payload-types';

import type { FinishedOperation } from './operation';

/** Comes first, once the password or the mailed link was right: a second factor counts for itself. */
export const forgetWrongPasswords: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  await forgetPasswordTries(req.headers, user.email);
};

/** Comes last: a person who got in can get in again from this device, whatever strangers try. */
export const rememberDevice: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', knownDeviceCookie(user.email));
};

const unlocked = z.object({ data: z.object({ email: z.string() }) });
const reset = z.object({ user: z.object({ email: z.string() }) });

/** A link from the mail proves whose the account is, and an admin can say so. */
export async function openForAll({ operation, args, result }: FinishedOperation): Promise<void> {
  const email =
    operation === 'resetPassword'
      ? reset.safeParse(result).data?.user.email
      : operation === 'unlock'
        ? unlocked.safeParse(args).data?.data.email
        : undefined;
  if (email !== undefined) await forgetAllPasswordTries(email);
}
