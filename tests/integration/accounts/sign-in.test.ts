import '../../support/settings/few-sign-ins';

import crypto from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import { expect, test, vi } from 'vitest';

import { payload } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import {
  account,
  lock,
  newAddress,
  password,
  signIn,
  withAccounts,
  wrong,
} from '../../support/staff/sign-in';

const limit = 8;

withAccounts();

test('a wrong password, an unknown address and a locked account get one answer for the same work', async () => {
  const known = await account('known');
  const locked = await account('locked');
  const stranger = newAddress();
  await lock(locked, stranger);

  const work = vi.spyOn(crypto, 'pbkdf2');
  const refusals = [];
  for (const [email, tried, address] of [
    [known, wrong],
    ['nobody@sign-in.example', wrong],
    [locked, wrong, stranger],
    [locked, password, stranger],
  ] as const) {
    work.mockClear();
    const answer = await signIn(email, tried, address);
    const hashed = work.mock.calls.map(([, , iterations, length, digest]) => ({
      iterations,
      length,
      digest,
    }));
    const headers = [...answer.headers.keys()].sort();
    const body: unknown = await answer.json();
    refusals.push({ status: answer.status, body, headers, hashed });
  }
  work.mockRestore();
  const [first, ...others] = refusals;
  expect(first).toMatchObject({
    status: 401,
    body: { errors: [{ message: 'The email or password provided is incorrect.' }] },
    hashed: [{ digest: 'sha256' }],
  });
  for (const other of others) expect(other).toEqual(first);
});

test('the try that is one too many says nothing of it, not even side by side with others', async () => {
  const email = await account('raced');
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, wrong, address)));
  const said = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([...said]).toEqual([
    JSON.stringify({ errors: [{ message: 'The email or password provided is incorrect.' }] }),
  ]);
});

test('after five wrong passwords the right one is refused, until an admin unlocks the account', async () => {
  const email = await account('unlocked');
  const address = newAddress();
  await lock(email, address);
  expect((await signIn(email, password, address)).status).toBe(401);

  const unlock = (headers: Record<string, string>) =>
    rest('POST', '/users/unlock', { body: { email }, headers });
  const editor = cookieOf(await signIn(await account('editor'), password));
  expect((await unlock(editor)).status).toBe(403);
  expect((await signIn(email, password, address)).status).toBe(401);

  const admin = cookieOf(await signIn(await account('admin', 'admin'), password));
  expect((await unlock(admin)).status).toBe(200);
  expect((await signIn(email, password, address)).status).toBe(200);
});

test('an address has so many tries a minute, right or wrong, and hears when to come back', async () => {
  const email = await account('limited');
  const address = newAddress();
  for (let tries = 0; tries < limit; tries += 1) {
    expect((await signIn(email, password, address)).status).toBe(200);
  }
  const refused = await signIn(email, password, address);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    errors: [{ message: `Too many attempts. Try again in ${wait} seconds.` }],
  });
  expect((await signIn(email, password)).status).toBe(200);
});

test('all addresses together have twenty times as many', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO rate_limits (key, points, expire)
        VALUES ('sign-in of all:all', ${20 * limit - 1}, ${Date.now() + 600_000})`,
  );
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(401);
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(429);
});

test('an address that is refused uses up nothing of what all have', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO rate_limits (key, points, expire)
        VALUES ('sign-in of all:all', ${19 * limit - 1}, ${Date.now() + 600_000})`,
  );
  const address = newAddress();
  for (let tries = 0; tries < limit + 3; tries += 1) {
    await signIn('nobody@sign-in.example', wrong, address);
  }
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(401);
});
