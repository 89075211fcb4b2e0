import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { callerOf, makeToken, type ScopeName } from '@/accounts/tokens';
import { listTokens, mostTokens, revokeToken } from '@/accounts/tokens/tokens';

import { payload, userWithRole } from '../../support/payload';
import { newAuditPage } from '../../support/staff/audit-log';

let lead: TypedUser;
beforeAll(async () => {
  lead = await userWithRole('lead');
});
afterEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM api_tokens`);
  await payload.db.drizzle.execute(sql`DELETE FROM rate_limits`);
  await change({ role: 'lead' });
});

const change = (data: object) =>
  payload.update({ collection: 'users', id: lead.id, data, overrideAccess: true });

const all: ScopeName[] = ['conversations:read', 'conversations:write', 'opportunities:read'];

async function token(scopes: readonly ScopeName[] = all, user = lead): Promise<string> {
  const made = await makeToken(user, { name: 'Tests', scopes, days: 30 });
  if (made === null) throw new Error('No token');
  return made;
}

const called = (secret: string | null, address = '198.51.100.7') =>
  callerOf(
    payload,
    new Headers({
      'x-forwarded-for': address,
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
    }),
  );

const scopesOf = async (secret: string) => {
  const answer = await called(secret);
  return 'caller' in answer ? answer.caller.scopes : answer;
};
const none = { refused: 'none' };
const seconds: unknown = expect.any(Number);
const toWait = { wait: seconds };

test('a token acts for its account, with its scopes', async () => {
  const answer = await called(await token(['conversations:read']));
  expect(answer).toMatchObject({
    caller: { user: { id: lead.id, collection: 'users' }, scopes: ['conversations:read'] },
  });
});

test('only a hash of it is stored, and how it begins', async () => {
  const secret = await token();
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM api_tokens`);
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  expect(stored).toContain(secret.slice(0, 12));
  expect(stored).not.toContain(secret.slice(12));
});

test('it opens nothing once it is revoked, has expired, or never was', async () => {
  const secret = await token();
  const [made] = await listTokens(lead.id);
  expect(await called(null)).toEqual(none);
  expect(await called(`${secret.slice(0, -1)}_`)).toEqual(none);
  expect(await called('olt_short')).toEqual(none);
  expect(await scopesOf(secret)).toEqual(all);
  await payload.db.drizzle.execute(sql`UPDATE api_tokens SET expires_at = now()`);
  expect(await called(secret)).toEqual(none);
  await payload.db.drizzle.execute(sql`UPDATE api_tokens SET expires_at = now() + '1 day'`);
  expect(await scopesOf(secret)).toEqual(all);
  expect(await revokeToken(lead, made?.id ?? '', { mayAll: false })).toBe(true);
  expect(await called(secret)).toEqual(none);
});

test('nobody revokes that of another, but who manages accounts', async () => {
  await token();
  const [made] = await listTokens(lead.id);
  const other = await userWithRole('admin');
  expect(await revokeToken(other, made?.id ?? '', { mayAll: false })).toBe(false);
  expect(await listTokens(other.id)).toEqual([]);
  expect(await revokeToken(other, made?.id ?? '', { mayAll: true })).toBe(true);
});

test('a role that changes narrows it at once, and an editor has none', async () => {
  const secret = await token();
  await change({ role: 'reader' });
  expect(await scopesOf(secret)).toEqual(['conversations:read', 'opportunities:read']);
  await change({ role: 'editor' });
  expect(await called(secret)).toEqual(none);
});

test('it goes with its account', async () => {
  const account = await payload.create({
    collection: 'users',
    data: {
      ...{ name: 'Gone', role: 'lead', email: 'gone.with.token@onelayer.example' },
      password: 'quill harbour 47 lantern',
    },
    overrideAccess: true,
  });
  const secret = await token(all, { ...account, collection: 'users' });
  await payload.delete({ collection: 'users', id: account.id, overrideAccess: true });
  expect(await called(secret)).toEqual(none);
  expect((await payload.db.drizzle.execute(sql`SELECT FROM api_tokens`)).rows).toEqual([]);
});

test('it opens nothing while a second factor is required and its account has none', async () => {
  const secret = await token();
  const require = (isRequired: boolean) =>
    payload.db.drizzle.execute(
      sql`UPDATE inbox_settings SET require_second_factor = ${isRequired}`,
    );
  await payload.updateGlobal({
    ...{ slug: 'inbox-settings', data: { trashDays: 30 }, overrideAccess: true },
    context: { disableRevalidate: true },
  });
  await require(true);
  try {
    expect(await called(secret)).toEqual(none);
  } finally {
    await require(false);
  }
  expect(await scopesOf(secret)).toEqual(all);
});

test('when it was last used is known to the minute', async () => {
  const secret = await token();
  expect(await listTokens(lead.id)).toMatchObject([{ lastUsedAt: null }]);
  await called(secret);
  const [first] = await listTokens(lead.id);
  expect(first?.lastUsedAt).toEqual(expect.any(String));
  await called(secret);
  expect((await listTokens(lead.id))[0]?.lastUsedAt).toBe(first?.lastUsedAt);
});

test('an account has so many at most', async () => {
  await Promise.all(Array.from({ length: mostTokens }, () => token()));
  await expect(token()).rejects.toThrow('No token');
});

test('wrong tokens of one network have to wait, and so does one that asks too often', async () => {
  const secret = await token();
  for (let at = 0; at < 30; at += 1) expect(await called(`wrong${at}`)).toEqual(none);
  expect(await called('wrong again')).toEqual(toWait);
  expect(await called(secret)).toEqual(toWait);
  expect(await called(secret, '203.0.113.9')).toMatchObject({ caller: {} });
  await payload.db.drizzle.execute(
    sql`UPDATE rate_limits SET points = 600 WHERE key LIKE 'token:%'`,
  );
  expect(await called(secret, '203.0.113.9')).toEqual(toWait);
});

test('a token is no session: Payload knows nobody by it', async () => {
  const secret = await token();
  for (const scheme of ['Bearer', 'JWT']) {
    const headers = new Headers({ authorization: `${scheme} ${secret}` });
    expect((await payload.auth({ headers })).user).toBe(null);
  }
});

test('the audit log says who made one and who revoked it, and nothing that opens anything', async () => {
  const page = await newAuditPage();
  const secret = await token(['conversations:read']);
  const [made] = await listTokens(lead.id);
  await revokeToken(lead, made?.id ?? '', { mayAll: false });
  const entry = (detail: string) => ({
    ...{ action: 'token', actor: lead.email, collection: 'users', submissions: [lead.id] },
    detail,
  });
  const shown = secret.slice(0, 12);
  expect(await page.read()).toEqual([
    entry(`made ${shown}… for conversations:read`),
    entry('revoked one'),
  ]);
});
