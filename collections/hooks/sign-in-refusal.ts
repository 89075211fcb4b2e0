import { APIError, type CollectionAfterErrorHook, type PayloadRequest } from 'payload';
import { z } from 'zod';

interface Refusal {
  readonly message: string;
  readonly status: number;
  /** What a client reads besides. It is not in the error itself: errors may be logged. */
  readonly data: object;
}

/** For hooks that end a sign-in after the password was right. */
export function signInRefusal(req: PayloadRequest, { message, status, data }: Refusal): Error {
  req.context[refusedKey] = data;
  const error = new APIError(message, status, undefined, true);
  // Logged as a wrong password is (payload.config.ts): in one line.
  error.name = 'AuthenticationError';
  return error;
}

/** In the context of a request: what its refusal says besides its message. */
const refusedKey = 'signInRefused';
const answered = z.record(z.string(), z.unknown());

/**
 * Adds to the answer what a client reads. The error's own data got lost in a build of Next's (seen
 * with 16.4.6), likely because Payload asks by `instanceof` and is in several bundles.
 */
export const showRefusal: CollectionAfterErrorHook = ({ error, context }) => {
  const { data } = answered.safeParse(context[refusedKey]);
  return data ? { response: { errors: [{ message: error.message, data }] } } : undefined;
};
