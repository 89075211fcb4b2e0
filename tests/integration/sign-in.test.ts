import crypto from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { payload } from '../support/payload';
import { cookieOf, rest } from '../support/rest';

const limit = 8;

const server = await vi.hoisted(async () => {
  process.env.LOGIN_RATE_LIMIT = '8';
  const { startMailServer } = await import('../support/mail-server');
  const started = await startMailServer();
  process.env.SMTP_URL = started.url;
  return started;
});

const password = 'quill harbour 47 lantern';
const wrong = 'not the password at all';

async function account(name: string, role: 'admin' | 'editor' = 'editor') {
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
const newAddress = () => `198.51.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

const signIn = (email: string, tried: string, address = newAddress()) =>
  rest('POST', '/users/login', {
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': address },
  });

const signedInAs = async (headers: Record<string, string>) =>
  z
    .object({ user: z.object({ email: z.string() }).nullable() })
    .parse(await (await rest('GET', '/users/me', { headers })).json()).user?.email;

const lock = async (email: string) => {
  for (let tries = 0; tries < 5; tries += 1) await signIn(email, wrong);
};

beforeEach(async () => {
  server.received.length = 0;
  await payload.db.drizzle.execute(sql`DELETE FROM rate_limits; DELETE FROM payload_jobs`);
});

afterAll(async () => {
  await payload.delete({
    collection: 'users',
    where: { email: { like: '@sign-in.example' } },
    overrideAccess: true,
  });
  await server.close();
});

test('a wrong password, an unknown address and a locked account get one answer for the same work', async () => {
  const known = await account('known');
  const locked = await account('locked');
  await lock(locked);

  const work = vi.spyOn(crypto, 'pbkdf2');
  const refusals = [];
  for (const [email, tried] of [
    [known, wrong],
    ['nobody@sign-in.example', wrong],
    [locked, wrong],
    [locked, password],
  ] as const) {
    work.mockClear();
    const answer = await signIn(email, tried);
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

test('the try that locks an account says nothing of it, not even side by side with others', async () => {
  const email = await account('raced');
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, wrong)));
  const said = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect([...said]).toEqual([
    JSON.stringify({ errors: [{ message: 'The email or password provided is incorrect.' }] }),
  ]);
});

test('after five wrong passwords the right one is refused, until an admin unlocks the account', async () => {
  const email = await account('unlocked');
  await lock(email);
  expect((await signIn(email, password)).status).toBe(401);

  const unlock = (headers: Record<string, string>) =>
    rest('POST', '/users/unlock', { body: { email }, headers });
  const editor = cookieOf(await signIn(await account('editor'), password));
  expect((await unlock(editor)).status).toBe(403);
  expect((await signIn(email, password)).status).toBe(401);

  const admin = cookieOf(await signIn(await account('admin', 'admin'), password));
  expect((await unlock(admin)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(200);
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
        VALUES ('sign-in of all:all', ${20 * limit - 1}, ${Date.now() + 30_000})`,
  );
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(401);
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(429);
});

test('an address that is refused uses up nothing of what all have', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO rate_limits (key, points, expire)
        VALUES ('sign-in of all:all', ${19 * limit - 1}, ${Date.now() + 30_000})`,
  );
  const address = newAddress();
  for (let tries = 0; tries < limit + 3; tries += 1) {
    await signIn('nobody@sign-in.example', wrong, address);
  }
  expect((await signIn('nobody@sign-in.example', wrong)).status).toBe(401);
});

const forgotten = (email: string, address = newAddress()) =>
  rest('POST', '/users/forgot-password', {
    body: { email },
    headers: { 'X-Forwarded-For': address },
  });

async function runJobs() {
  await payload.jobs.run({ limit: 100, sequential: true, overrideAccess: true });
}

test('who forgot a password is mailed a link, with which they set a new one and get in', async () => {
  const email = await account('forgetful');
  const stolen = cookieOf(await signIn(email, password));
  await lock(email);
  const before = cookieOf(await signIn(await account('other'), password));
  expect((await forgotten(` ${email.toUpperCase()} `)).status).toBe(200);
  await runJobs();

  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
  const mail = server.received[0]?.mail;
  expect(mail?.subject).toBe('Set a new password');
  const token = /href="http[^"]*\/admin\/new-password\/([0-9a-f]+)"/.exec(mail?.html ?? '')?.[1];
  expect(token).toBeDefined();

  const reset = (chosen: string) =>
    rest('POST', '/users/reset-password', { body: { token, password: chosen } });
  expect((await reset('short')).status).toBe(400);
  const done = await reset('gravel teapot 82 monsoon');
  expect(done.status).toBe(200);
  expect(await signedInAs(cookieOf(done))).toBe(email);
  expect((await signIn(email, 'gravel teapot 82 monsoon')).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(401);
  // The link was good for once.
  const again = await reset('another teapot 82 monsoon');
  expect(again.status).toBe(403);
  expect(await again.json()).toEqual({
    errors: [{ message: 'This link was used before or is older than an hour. Ask for a new one.' }],
  });
  expect(await signedInAs(before)).toBe('other@sign-in.example');
  expect(await signedInAs(stolen)).toBeUndefined();
});

test('a link works for an hour and not a second longer', async () => {
  const email = await account('late');
  await forgotten(email);
  await runJobs();
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT reset_password_token AS token,
               extract(epoch FROM reset_password_expiration - now())::float8 AS seconds
        FROM users WHERE email = ${email}`,
  );
  const { token, seconds } = z.object({ token: z.string(), seconds: z.number() }).parse(rows[0]);
  expect(Math.abs(seconds - 3600)).toBeLessThan(60);
  await payload.db.drizzle.execute(
    sql`UPDATE users SET reset_password_expiration = now() - interval '1 second'
        WHERE email = ${email}`,
  );
  const body = { token, password: 'gravel teapot 82 monsoon' };
  expect((await rest('POST', '/users/reset-password', { body })).status).toBe(403);
  expect((await signIn(email, password)).status).toBe(200);
});

test('of an unknown address nobody learns that it is unknown, and nobody is mailed', async () => {
  const email = await account('mailed');
  const answers = [await forgotten(email), await forgotten('nobody@sign-in.example')];
  const [known, unknown] = await Promise.all(
    answers.map(async (answer) => `${answer.status} ${await answer.text()}`),
  );
  expect(unknown).toBe(known);
  // Before anything is sent, so that nothing can take longer.
  expect(server.received).toEqual([]);
  await runJobs();
  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
  expect(
    (await payload.count({ collection: 'payload-jobs', overrideAccess: true })).totalDocs,
  ).toBe(0);
});

test('what is no address is refused, and too many requests are', async () => {
  const address = newAddress();
  expect((await forgotten('no address', address)).status).toBe(400);
  for (let tries = 1; tries < limit; tries += 1) await forgotten('nobody@sign-in.example', address);
  expect((await forgotten('nobody@sign-in.example', address)).status).toBe(429);
  const guess = await rest('POST', '/users/reset-password', {
    body: { token: 'guessed', password: 'gravel teapot 82 monsoon' },
    headers: { 'X-Forwarded-For': address },
  });
  expect(guess.status).toBe(429);
});

test('the session is in the cookie, and in no answer that a script could read', async () => {
  const answer = await signIn(await account('cookie'), password);
  const headers = cookieOf(answer);
  expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly(=true)?; SameSite=Strict/);
  const [, token = ''] = headers.Cookie?.split('=') ?? [];
  expect(token.length).toBeGreaterThan(100);
  for (const told of [
    answer,
    await rest('GET', '/users/me', { headers }),
    await rest('POST', '/users/refresh-token', { headers, body: {} }),
  ]) {
    expect(told.status).toBe(200);
    expect(await told.text()).not.toMatch(/"(token|refreshedToken)"|eyJ[\w-]+\.eyJ/);
  }
});

test('signing out ends this session, and signing out everywhere ends all of the account', async () => {
  const email = await account('sessions');
  const [first, second, third] = [
    cookieOf(await signIn(email, password)),
    cookieOf(await signIn(email, password)),
    cookieOf(await signIn(email, password)),
  ];
  const other = cookieOf(await signIn('other@sign-in.example', password));

  await rest('POST', '/users/logout', { headers: first, body: {} });
  expect(await signedInAs(first)).toBeUndefined();
  expect(await signedInAs(second)).toBe(email);

  await rest('POST', '/users/logout?allSessions=true', { headers: second, body: {} });
  expect(await signedInAs(second)).toBeUndefined();
  expect(await signedInAs(third)).toBeUndefined();
  expect(await signedInAs(other)).toBe('other@sign-in.example');
});

test('a new password ends the sessions that began with the old one', async () => {
  const email = await account('changing');
  const stolen = cookieOf(await signIn(email, password));
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  });
  await rest('PATCH', `/users/${docs[0]?.id ?? ''}`, {
    headers: cookieOf(await signIn(await account('boss', 'admin'), password)),
    body: { password: 'gravel teapot 82 monsoon' },
  });
  expect(await signedInAs(stolen)).toBeUndefined();
});
