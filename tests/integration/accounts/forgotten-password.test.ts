import { server } from '../../support/settings/few-sign-ins';

import { sql } from '@payloadcms/db-postgres';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { expectOutput } from '../../support/output';
import { payload } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import {
  account,
  lock,
  newAddress,
  password,
  signedInAs,
  signIn,
  withAccounts,
} from '../../support/staff/sign-in';

const limit = 8;

withAccounts();
beforeEach(() => server.reset());

const forgotten = (email: string, address = newAddress()) =>
  rest('POST', '/users/forgot-password', {
    body: { email },
    headers: { 'X-Forwarded-For': address },
  });

async function runJobs() {
  await payload.jobs.run({ limit: 100, sequential: true, overrideAccess: true });
}

test.each(['tom&jerry', 'müller'])(
  'a person at %s@… has an account, and a link',
  async (before) => {
    const email = `${before}@zwölf.passwords.example`;
    const { id } = await payload.create({
      collection: 'users',
      data: { name: 'Tom', role: 'editor', email, password },
      overrideAccess: true,
    });
    expect((await forgotten(email)).status).toBe(200);
    await runJobs();
    expect(server.received.map(({ to }) => to.length)).toEqual([1]);
    expect((await signIn(email, password)).status).toBe(200);
    await payload.delete({ collection: 'users', id, overrideAccess: true });
  },
);

test('who forgot a password is mailed a link, with which they set a new one and get in', async () => {
  const email = await account('forgetful');
  const stolen = cookieOf(await signIn(email, password));
  await lock(email, newAddress());
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

test('the mail says what editors wrote, and its own words where they wrote nothing', async () => {
  const words = { slug: 'mails', overrideAccess: true, depth: 0 } as const;
  const quiet = { context: { disableRevalidate: true } };
  const { password: before } = await payload.findGlobal(words);
  const data = { password: { subject: 'A new key', asked: '', button: 'Make one' } };
  await payload.updateGlobal({ ...words, ...quiet, data });
  await forgotten(await account('reader'));
  await runJobs();
  await payload.updateGlobal({ ...words, ...quiet, data: { password: before } });
  const { subject, html } = server.received[0]?.mail ?? {};
  expect(subject).toBe('A new key');
  expect(html).toContain('Make one');
  expect(html).toContain('The link works once, for an hour.');
});

test('a link that a server may have is not sent again, and is good', async () => {
  expectOutput(/Send a link for a new password” given up: It may have arrived/);
  const email = await account('unlucky');
  server.hangsUp = true;
  await forgotten(email);
  for (let round = 0; round < 3; round += 1) {
    await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET wait_until = NULL`);
    await runJobs();
  }
  expect(server.received.map(({ to }) => to)).toEqual([[email]]);
  const [, token] = /new-password\/([0-9a-f]+)"/.exec(server.received[0]?.mail.html ?? '') ?? [];
  const body = { token, password: 'gravel teapot 82 monsoon' };
  expect((await rest('POST', '/users/reset-password', { body })).status).toBe(200);
  await payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`);
});

test('a link works for an hour and not a second longer', async () => {
  const email = await account('late');
  const before = Date.now();
  await forgotten(email);
  await runJobs();
  const after = Date.now();
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT reset_password_token AS token,
               extract(epoch FROM reset_password_expiration)::float8 * 1000 AS until
        FROM users WHERE email = ${email}`,
  );
  const { token, until } = z.object({ token: z.string(), until: z.number() }).parse(rows[0]);
  expect(until).toBeGreaterThanOrEqual(before + 3_600_000);
  expect(until).toBeLessThanOrEqual(after + 3_600_000);
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
