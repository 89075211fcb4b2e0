import { sql } from '@payloadcms/db-postgres';
import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';

import { beginSetUp, confirmSetUp } from '@/accounts/second-factor/set-up';
import type { Proof } from '@/inbox/account/second-factor';
import type { User } from '@/payload-types';

import { payload } from '../payload';
import { cookieOf, rest } from '../rest';
import { newAddress } from './sign-in';

export const password = 'quill harbour 47 lantern';
export const asServer = { overrideAccess: true } as const;

/** What somebody says who changes their factor, from an address of its own: wrong ones are counted. */
export const proofOf = (given: unknown = password): Proof => ({
  password: given,
  headers: new Headers({ 'X-Forwarded-For': newAddress() }),
});

let made = 0;
export async function account(role: 'admin' | 'editor' = 'editor'): Promise<User> {
  made += 1;
  const email = `person-${made}@second-factor.example`;
  const data = { name: 'Ines Calloway', role, email, password };
  return payload.create({ collection: 'users', data, ...asServer });
}

/** The code that an app with this secret shows, so many steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: Date.now() + steps * step });
const secretOf = (base32: string) => new TOTP({ secret: base32 }).secret;

export const chosen = 'gravel teapot 82 monsoon';

/** Sets the chosen password, as whoever was mailed the link does. */
export async function mailedLink({ email }: User) {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  });
  return (code?: string) =>
    rest('POST', '/users/reset-password', { body: { token, password: chosen, code } });
}

/** Turns it on with the code of the step before, so that the current one is still unused. */
export async function turnOn(user: User) {
  const setUp = await beginSetUp(payload, user, 'OneLayer');
  if (!setUp) throw new Error('It is on already');
  const recoveryCodes = await confirmSetUp(payload, user, codeOf(setUp.secret, -1));
  if (!recoveryCodes) throw new Error('The code was refused');
  return { secret: setUp.secret, recoveryCodes };
}

/** Each from an address of its own: of one, five at once would be all that it may try. */
export const signIn = ({ email }: User, more: object = {}) =>
  rest('POST', '/users/login', {
    body: { email, password, ...more },
    headers: { 'X-Forwarded-For': newAddress() },
  });

const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        secondFactor: z.enum(['needed', 'wrong', 'set-up']),
        setUp: z.object({ secret: z.string(), qr: z.string() }).optional(),
      }),
    }),
  ]),
});

/** What a refused sign-in says: it has no session. */
export async function refusalOf(answer: Response) {
  expect(answer.status).toBe(401);
  expect(answer.headers.has('set-cookie')).toBe(false);
  const [{ data, message }] = refusal.parse(await answer.json()).errors;
  return { ...data, message };
}

export const signedInAs = async (answer: Response) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse(await (await rest('GET', '/users/me', { headers: cookieOf(answer) })).json()).user
    ?.email;

export async function sessionsOf({ id }: User): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id FROM users_sessions WHERE _parent_id = ${id}`,
  );
  return rows.length;
}

export async function requireSecondFactor(required: boolean, user?: User) {
  return payload.updateGlobal({
    slug: 'inbox-settings',
    data: { requireSecondFactor: required },
    context: { disableRevalidate: true },
    ...(user ? { overrideAccess: false, user: { ...user, collection: 'users' } } : asServer),
  });
}

/** In the middle of one of the steps of 30 seconds, so that a test does not run into the next. */
const step = 30_000;
export const stopClock = (stepsFromNow = 0) => {
  const now = (Math.floor(Date.now() / step) + 0.5 + stepsFromNow) * step;
  vi.useFakeTimers({ toFake: ['Date'], now });
};

/** For a file of tests: none begins with what another left, and their accounts go at the end. */
export function withSecondFactors(): void {
  beforeEach(async () => {
    stopClock();
    await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`);
  });
  afterEach(() => {
    vi.useRealTimers();
    return requireSecondFactor(false);
  });
  afterAll(() =>
    payload.delete({
      collection: 'users',
      where: { email: { like: '@second-factor.example' } },
      ...asServer,
    }),
  );
}
