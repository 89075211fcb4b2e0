import { APIError, AuthenticationError, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { noopCompare } from '@/platform/payload/accounts/password-hash';
import { tooManyAttempts, noopWrite } from '@/platform/rate-limit/limiter';
import { accountName, takePasswordTry, takeSignInTry } from '@/accounts/guards';

import type { OperationCall } from './operation';

const attempt = z.object({ data: z.object({ email: z.string(), password: z.string().min(1) }) });
const reset = z.object({ data: z.object({ token: z.string().min(1) }) });

/**
 * Payload (3.90.2) answers at once when it knows no such account, and takes a sixth of a second to
 * compare a password: that tells a stranger who has an account here. It also locks an account for
 * everybody when one stranger has tried too often. So tries are counted here, by who tries; too many
 * and an unknown account do the same work, for nothing, and get the same answer as a wrong password.
 */
export async function guardSignIn({ operation, args, req }: OperationCall): Promise<void> {
  if (operation === 'resetPassword') {
    // Nobody can guess a token: a caller with a valid one gets through, whatever others do.
    if (!(await isOpenLink(req, args))) await limitTries(req);
    return;
  }
  if (operation !== 'login') return;
  const tried = attempt.safeParse(args);
  await limitTries(req, tried.data?.data.email);
  // An empty field is Payload's to refuse.
  if (!tried.success) return;
  const { email, password } = tried.data.data;
  const mayTry = await takePasswordTry(req.headers, email);
  if ((await hasAccount(req, email)) && mayTry) return;
  await workLikePayload(password);
  throw new AuthenticationError(req.t);
}

/** @throws APIError 429 */
export async function limitTries(req: PayloadRequest, email?: string): Promise<void> {
  const wait = await takeSignInTry(req.headers, email);
  if (wait > 0) throw tooManyTries(req, wait);
}

export function tooManyTries(req: PayloadRequest, wait: number): Error {
  req.responseHeaders = new Headers({ 'Retry-After': String(wait) });
  return new APIError(tooManyAttempts(wait), 429, undefined, true);
}

async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: accountName(email) } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

async function isOpenLink(req: PayloadRequest, args: unknown): Promise<boolean> {
  const { data } = reset.safeParse(args);
  if (data === undefined) return false;
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: data.data.token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** As Payload compares a password and counts a wrong one; bench/sign-in.mjs measures both. */
async function workLikePayload(password: string): Promise<void> {
  await noopCompare(password);
  await noopWrite('sign-ins in vain');
}
