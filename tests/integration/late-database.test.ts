import config from '@payload-config';
import { getPayload } from 'payload';
import { expect, test, vi } from 'vitest';

import { slowWay } from '../support/slow-way';

const { database, port } = await vi.hoisted(async () => {
  const { freePort } = await import('../../scripts/steps/web-process.mjs');
  const address = process.env.DATABASE_URL ?? '';
  const free = await freePort();
  process.env.DATABASE_URL = address.replace(/@[^/]*/, `@127.0.0.1:${free}`);
  return { database: address, port: free };
});

test('a process that began without its database is one like any other after it has come', async () => {
  await expect(getPayload({ config })).rejects.toThrow('cannot connect to Postgres');

  const way = await slowWay(database, port);
  const { cookieOf, rest } = await import('../support/rest');
  const { userWithRole } = await import('../support/payload');
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  const signedIn = await rest('POST', '/users/login', { body });
  expect(signedIn.status).toBe(200);

  // It outlives the next outage, and tells whoever is signed in.
  await way.close();
  const answer = await rest('GET', '/users/me', { headers: cookieOf(signedIn) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});
