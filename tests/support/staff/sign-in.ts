import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeEach } from 'vitest';
import { z } from 'zod';

import { payload } from '../payload';
import { rest } from '../rest';

export const password = 'quill harbour 47 lantern';
export const wrong = 'not the password at all';

export async function account(name: string, role: 'admin' | 'editor' = 'editor'): Promise<string> {
  const email = `${name}@sign-in.example`;
  await payload.create({
    collection: 'users',
    data: { name: 'Ines Calloway', role, email, password },
    overrideAccess: true,
  });
  return email;
}

/** Each from an address of its own, unless it says which. */
let lastAddress = 0;
export const newAddress = () =>
  `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

export const signIn = (email: string, tried: string, address = newAddress()) =>
  rest('POST', '/users/login', {
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': address },
  });

export const signedInAs = async (headers: Record<string, string>) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse(await (await rest('GET', '/users/me', { headers })).json()).user?.email;

/** With as many wrong passwords as one network has for an account. */
export async function lock(email: string, address: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await signIn(email, wrong, address);
}

/** For a file of tests: each begins with all its tries, and the accounts go at the end. */
export function withAccounts(): void {
  beforeEach(async () => {
    await payload.db.drizzle.execute(sql`DELETE FROM rate_limits; DELETE FROM payload_jobs`);
  });
  afterAll(() =>
    payload.delete({
      collection: 'users',
      where: { email: { like: '@sign-in.example' } },
      overrideAccess: true,
    }),
  );
}
