import crypto from 'node:crypto';
import { promisify } from 'node:util';

import {
  APIError,
  AuthenticationError,
  type CollectionAfterErrorHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';

import { tooManyAttempts } from '@/platform/rate-limit/limiter';
import { writeInVain } from '@/platform/rate-limit/write-in-vain';
import { takeSignInTry } from '@/accounts/sign-in-tries';

const attempt = z.object({ data: z.object({ email: z.string(), password: z.string().min(1) }) });

interface Call {
  operation: string;
  args: unknown;
  req: PayloadRequest;
}

/**
 * Payload (3.90.2) answers at once when it knows no such account or has locked it, and takes a
 * sixth of a second to compare a password: that tells a stranger who has an account here. So those
 * two do the same work, for nothing, and get the same answer as a wrong password.
 */
export async function guardSignIn({ operation, args, req }: Call): Promise<void> {
  if (operation !== 'login' && operation !== 'resetPassword') return;
  await limitTries(req);
  const tried = attempt.safeParse(args);
  // A reset has a token that nobody can guess; an empty field is Payload's to refuse.
  if (operation === 'resetPassword' || !tried.success) return;
  const { email, password } = tried.data.data;
  if (await hasOpenAccount(req, email)) return;
  await workLikePayload(password);
  throw new AuthenticationError(req.t);
}

/** @throws APIError 429 */
export async function limitTries(req: PayloadRequest): Promise<void> {
  const wait = await takeSignInTry(req.headers);
  if (wait > 0) throw tooManyTries(req, wait);
}

export function tooManyTries(req: PayloadRequest, wait: number): Error {
  req.responseHeaders = new Headers({ 'Retry-After': String(wait) });
  return new APIError(tooManyAttempts(wait), 429, undefined, true);
}

async function hasOpenAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    select: { lockUntil: true },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  });
  const [account] = docs;
  return account !== undefined && !(Date.parse(account.lockUntil ?? '') > Date.now());
}

/** As Payload compares a password and counts a wrong one; bench/sign-in.mjs measures both. */
async function workLikePayload(password: string): Promise<void> {
  await promisify(crypto.pbkdf2)(password, decoySalt, 600_000, 32, 'sha256');
  await writeInVain('sign-ins in vain');
}

const decoySalt = 'f'.repeat(64);

/** The try that locks an account, and those that race with it, look like any other wrong one. */
export const hideLocks: CollectionAfterErrorHook = ({ error, req }) => {
  if (error.message !== req.t('error:userLocked')) return;
  return { response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] } };
};
