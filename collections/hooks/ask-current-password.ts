import { APIError, ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { accountName, currentPasswordProblem, type PasswordProblem } from '@/accounts/guards';

import type { OperationCall } from './operation';

/** The field that asks for it in the panel (collections/users.ts). */
export const currentPasswordField = 'currentPassword';

/** Whatever the rest looks like: what cannot be read must not get past. */
const change = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
  overrideAccess: z.unknown().optional(),
  data: z.record(z.string(), z.unknown()).catch({}),
});

/**
 * A session alone may not change what opens an account: somebody may have left a screen open. Who
 * changes a password or an email, their own or another's, says their own password as well.
 */
export async function askCurrentPassword({ operation, args, req }: OperationCall): Promise<void> {
  if (operation !== 'update') return;
  const { id, overrideAccess, data } = change.parse(args);
  // The server's own code, and callers who are refused anyway.
  if (overrideAccess === true || !req.user) return;
  const { [currentPasswordField]: given, password = '', email } = data;
  // It is no part of an account: nothing stores it, and nothing sends it back.
  Reflect.deleteProperty(dataOf(args), currentPasswordField);
  if (isNothing(password) && !(await isOtherEmail(req, id, email))) return;
  const problem = await currentPasswordProblem(req.user, given, req.headers);
  if (problem) throw passwordRefusal(req, problem, { collection: 'users' });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** Of any operation that changes something. */
export const dataOf = (args: unknown): object =>
  z.object({ data: z.custom<object>().catch({}) }).parse(args).data;

/** The panel sends the email with every change of an account. */
async function isOtherEmail(req: PayloadRequest, id: string | undefined, email: unknown) {
  if (isNothing(email)) return false;
  if (id === undefined || typeof email !== 'string') return true;
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: id }, email: { not_equals: accountName(email) } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** @param where the field stands that asks for it */
export function passwordRefusal(
  req: PayloadRequest,
  { message, isTooMany }: PasswordProblem,
  where: { collection: 'users' } | { global: 'inbox-settings' },
): Error {
  if (isTooMany) return new APIError(message, 429, undefined, true);
  const label = 'Your current password';
  const errors = [{ path: currentPasswordField, label, message }];
  const error = new ValidationError({ ...where, errors, req }, req.t);
  error.message = message;
  return error;
}
