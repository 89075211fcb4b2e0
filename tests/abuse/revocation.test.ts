import { createHmac } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { staffAccounts, startAbusedSite, type AbusedSite } from '../support/abuse/abused-site';

let site: AbusedSite;
let admin: string;
beforeAll(async () => {
  site = await startAbusedSite();
  admin = await site.signIn(staffAccounts.admin);
});
afterAll(() => site.close());

const password = 'gravel teapot 82 monsoon';
const created = z.object({ doc: z.object({ id: z.string() }) });
let accounts = 0;

/** Somebody new, who is signed in. */
async function somebody(role: 'admin' | 'editor' = 'admin') {
  const email = `revoked-${(accounts += 1)}@onelayer.example`;
  const body = { name: 'To Be Revoked', email, password, role };
  const answer = await site.call('POST', '/api/users', { cookie: admin, body });
  const { id } = created.parse(await answer.json()).doc;
  const cookie = await site.signIn({ email, password });
  return { id, email, cookie };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function statement(text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

const asAdmin = (method: string, address: string, body?: unknown) =>
  site.call(method, address, { cookie: admin, ...(body === undefined ? {} : { body }) });

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The token's own claims, signed with another key, or with none. */
function forged(cookie: string, alg: 'HS256' | 'none', key = ''): string {
  const [name = '', token = ''] = cookie.split('=');
  const claims = token.split('.')[1] ?? '';
  const unsigned = `${base64url({ alg, typ: 'JWT' })}.${claims}`;
  const signature =
    alg === 'none' ? '' : createHmac('sha256', key).update(unsigned).digest('base64url');
  return `${name}=${unsigned}.${signature}`;
}

/** What ends a session, or should never have been one; the answer is the cookie that is tried. */
const ends: readonly (readonly [string, (one: Somebody) => Promise<unknown>])[] = [
  ['signing out', ({ cookie }) => site.call('POST', '/api/users/logout', { cookie, body: {} })],
  [
    'signing out everywhere, elsewhere',
    async ({ email }) => {
      const cookie = await site.signIn({ email, password });
      await site.call('POST', '/api/users/logout?allSessions=true', { cookie, body: {} });
    },
  ],
  [
    'a password that an admin set',
    ({ id }) => {
      const body = { password: 'copper anvil 61 meadow' };
      const currentPassword = staffAccounts.admin.password;
      return asAdmin('PATCH', `/api/users/${id}`, { ...body, currentPassword });
    },
  ],
  ['the end of the account', ({ id }) => asAdmin('DELETE', `/api/users/${id}`)],
  [
    'a session taken out of the database',
    ({ id }) => statement('DELETE FROM users_sessions WHERE _parent_id = $1', [id]),
  ],
  ['a token without a signature', ({ cookie }) => Promise.resolve(forged(cookie, 'none'))],
  ['a token of another key', ({ cookie }) => Promise.resolve(forged(cookie, 'HS256', 'secret'))],
  [
    'a token signed with the secret as it is written',
    ({ cookie }) => Promise.resolve(forged(cookie, 'HS256', process.env.PAYLOAD_SECRET)),
  ],
  ['a token cut short', ({ cookie }) => Promise.resolve(cookie.slice(0, -4))],
];

test.each(ends)('after %s a session opens nothing', async (_what, end) => {
  const one = await somebody();
  expect((await site.call('GET', '/api/users', { cookie: one.cookie })).status).toBe(200);
  const given = await end(one);
  const cookie = typeof given === 'string' ? given : one.cookie;

  const me = await site.call('GET', '/api/users/me', { cookie });
  expect(await me.json()).toMatchObject({ user: null });
  expect((await site.call('GET', '/api/users', { cookie })).status).toBe(403);
  expect((await site.call('GET', '/api/contact-submissions', { cookie })).status).toBe(403);
  const token = cookie.split('=')[1] ?? '';
  const byHeader = await site.call('GET', '/api/users', {
    headers: { Authorization: `JWT ${token}` },
  });
  expect(byHeader.status).toBe(403);
  const inbox = await site.call('GET', '/admin', { cookie });
  expect(await inbox.text()).not.toContain('Log Out');
  const renewed = await site.call('POST', '/api/users/refresh-token', { cookie, body: {} });
  expect(renewed.status).toBeGreaterThanOrEqual(400);
});

test('who is no admin any more reads no submission with the session that began as one', async () => {
  const one = await somebody('admin');
  const currentPassword = staffAccounts.admin.password;
  await asAdmin('PATCH', `/api/users/${one.id}`, { role: 'editor', currentPassword });
  const { cookie } = one;
  expect((await site.call('GET', '/api/contact-submissions', { cookie })).status).toBe(403);
  expect(await (await site.call('GET', '/admin', { cookie })).text()).not.toContain('Log Out');
});

test('a link for a new password works once, and ends what began before', async () => {
  const one = await somebody('editor');
  const token = 'd'.repeat(40);
  await statement(
    `UPDATE users SET reset_password_token = $2, reset_password_expiration = now() + interval '1 hour' WHERE id = $1`,
    [one.id, token],
  );
  const reset = () =>
    site.call('POST', '/api/users/reset-password', {
      body: { token, password: 'copper anvil 61 meadow' },
    });
  expect((await reset()).status).toBe(200);
  const me = await site.call('GET', '/api/users/me', { cookie: one.cookie });
  expect(await me.json()).toMatchObject({ user: null });
  expect((await reset()).status).toBe(403);
});
