import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { env, isSecure } from '@/env';

const maxAge = 365 * 24 * 60 * 60;
const secure = isSecure ? '; Secure' : '';

const sign = (text: string): Buffer =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(text).digest();

/** One for each account, so that several people can share a device. */
const nameFor = (email: string): string =>
  `known-device-${sign(`device of ${email}`).toString('hex').slice(0, 12)}`;

const proofFor = (email: string, id: string): string =>
  sign(`device ${id} of ${email}`).toString('base64url');

/**
 * A cookie that marks a browser in which the account has signed in before. It grants no access; it
 * only lets the owner try when strangers have used up the tries.
 */
export function knownDeviceCookie(email: string): string {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${proofFor(email, id)}`;
  return `${nameFor(email)}=${value}; Path=/api/users; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

/** @returns the device's id; null when the account was never signed in to from it */
export function knownDevice(headers: Headers, email: string): string | null {
  const start = `${nameFor(email)}=`;
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const [id = '', proof = ''] =
    cookies
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length)
      .split('.') ?? [];
  const given = Buffer.from(proof);
  const right = Buffer.from(proofFor(email, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
