import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';

import { weakPasswordReasons } from '@/accounts/guards';
import type { User } from '@/payload-types';

import type { OperationCall } from './operation';

/** Where the new password of a reset waits for the hook that knows the account. */
const resetTo = 'resetPasswordTo';

const reset = z.object({ data: z.object({ password: z.string() }) });

/**
 * On a reset, only this hook sees the new password, and only `beforeValidate` sees the account:
 * Payload (3.90.2) calls that one with the account as the data.
 */
export function keepPasswordOfReset({ operation, args, req }: OperationCall): void {
  if (operation === 'resetPassword') req.context[resetTo] = reset.parse(args).data.password;
}

/** Refuses a weak password, with its reasons at the field: Payload's own rule is three characters. */
export const refuseWeakPasswords: CollectionBeforeValidateHook<User> = async (change) => {
  const { collection, context, data, originalDoc, req } = change;
  const password = data?.password ?? context[resetTo];
  // Payload refuses an empty one itself, or changes nothing.
  if (typeof password !== 'string' || password === '') return data;

  const owner = { name: data?.name ?? originalDoc?.name, email: data?.email ?? originalDoc?.email };
  const reasons = await weakPasswordReasons(password, owner);
  if (reasons.length === 0) return data;
  // The panel shows one message at a field, and the message of the whole error for a moment.
  const why = reasons.join(' ');
  const errors = [{ path: 'password', label: 'Password', message: why }];
  const error = new ValidationError({ collection: collection.slug, errors, req }, req.t);
  error.message = `The password is refused. ${why}`;
  throw error;
};
