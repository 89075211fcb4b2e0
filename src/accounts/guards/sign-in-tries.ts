import { createHmac } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { env } from '@/env';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { hashedNetwork } from '@/platform/rate-limit/address';
import { limiter, takePoint } from '@/platform/rate-limit/limiter';
import { rateLimits } from '@/platform/rate-limit/table';

import { knownDevice } from './known-device';

/** An account's email address as Payload stores it and looks it up. */
export const accountName = (email: string): string => email.trim().toLowerCase();

const seconds = 60;
const perAddress = env.LOGIN_RATE_LIMIT;
/** For all addresses together: a try takes a sixth of a second of a processor. */
const altogether = 20 * perAddress;
const name = 'sign-in';

/** Wrong passwords for one account from one network. */
const passwords = { name: 'password', points: 5, seconds: 10 * 60 };

/** The links that one account is mailed, whoever asks for them. */
const links = { name: 'password link', points: 5, seconds: 10 * 60 };

/**
 * Counts a try to get into an account: a sign-in, a forgotten password or a new one for it.
 * Strangers cannot use up the tries of a known device.
 * @returns how many seconds to wait before the next when there were too many, 0 when this one may
 *   go ahead
 */
export async function takeSignInTry(headers: Headers, email = ''): Promise<number> {
  if (perAddress === 0) return 0;
  const device = knownDevice(headers, accountName(email));
  const who = device === null ? hashedNetwork(headers) : `device ${device}`;
  const wait = await takePoint({ name, points: perAddress, seconds }, who);
  if (device !== null) return wait;
  // Last, so that one address that is refused cannot use up what all have.
  return wait || takePoint({ name: `${name} of all`, points: altogether, seconds }, 'all');
}

/**
 * Counts a password before it is checked, so that parallel tries are limited as well. The count
 * belongs to whoever tries and not to the account: otherwise any stranger could lock it.
 * @returns false when there were too many wrong ones
 */
export const takePasswordTry = async (headers: Headers, email: string): Promise<boolean> =>
  (await takePoint(passwords, triesOf(headers, email))) === 0;

/** After a right one. */
export async function forgetPasswordTries(headers: Headers, email: string): Promise<void> {
  await limiter(passwords).delete(triesOf(headers, email));
}

/** From every network, after somebody has proved by a mailed link that the account is theirs. */
export async function forgetAllPasswordTries(email: string): Promise<void> {
  const start = `${passwords.name}:${hashed(email)}`;
  await run(
    staffConnection,
    sql`DELETE FROM ${rateLimits} WHERE starts_with(${rateLimits.key}, ${start})`,
  );
}

/** @returns false when enough links are on their way to this address */
export const takePasswordLink = async (email: string): Promise<boolean> =>
  (await takePoint(links, hashed(email))) === 0;

function triesOf(headers: Headers, email: string): string {
  const device = knownDevice(headers, accountName(email));
  return `${hashed(email)} ${device === null ? hashedNetwork(headers) : `device ${device}`}`;
}

const hashed = (email: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`account ${accountName(email)}`)
    .digest('base64url');
