import { server } from '../../support/settings/few-sign-ins';

import { sql } from '@payloadcms/db-postgres';
import { beforeEach, expect, test } from 'vitest';

import { payload } from '../../support/payload';
import { rest } from '../../support/rest';
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
beforeEach(() => server.reset());

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const signInWith = (email: string, tried: string, cookie: string, address = newAddress()) =>
  rest('POST', '/users/login', {
    body: { email, password: tried },
    headers: { 'X-Forwarded-For': address, Cookie: cookie },
  });

async function mailedLink(email: string): Promise<string> {
  await rest('POST', '/users/forgot-password', {
    body: { email },
    headers: { 'X-Forwarded-For': newAddress() },
  });
  await payload.jobs.run({ limit: 100, sequential: true, overrideAccess: true });
  const html = server.received.at(-1)?.mail.html ?? '';
  return /\/admin\/new-password\/([0-9a-f]+)"/.exec(html)?.[1] ?? '';
}

test('wrong passwords of a stranger lock the stranger out and nobody else', async () => {
  const email = await account('besieged');
  const stranger = newAddress();
  await lock(email, stranger);
  expect((await signIn(email, password, stranger)).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(200);
  // The stranger hears nothing of it.
  expect((await signIn(email, password, stranger)).status).toBe(401);
});

test('many wrong passwords at once are no more than many in a row', async () => {
  const email = await account('at-once');
  const stranger = newAddress();
  await Promise.all(Array.from({ length: 7 }, () => signIn(email, wrong, stranger)));
  expect((await signIn(email, password, stranger)).status).toBe(401);
});

test('a right password begins the count anew', async () => {
  const email = await account('careless');
  const address = newAddress();
  for (let tries = 0; tries < 4; tries += 1) await signIn(email, wrong, address);
  expect((await signIn(email, password, address)).status).toBe(200);
  await payload.db.drizzle.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'sign-in%'`);
  for (let tries = 0; tries < 4; tries += 1) await signIn(email, wrong, address);
  expect((await signIn(email, password, address)).status).toBe(200);
});

test('a known device gets through from a network where too many were wrong', async () => {
  const email = await account('known-device');
  const office = newAddress();
  const first = await signIn(email, password, office);
  const cookie = cookiesOf(first);
  const set = first.headers.getSetCookie().find((each) => each.startsWith('known-device-'));
  expect(set).toMatch(/; Path=\/api\/users; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
  for (let tries = 0; tries < limit; tries += 1) await signIn(email, wrong, office);
  expect((await signIn(email, password, office)).status).toBe(429);
  await payload.db.drizzle.execute(
    sql`UPDATE rate_limits SET points = 100000 WHERE key = 'sign-in of all:all'`,
  );
  expect((await signInWith(email, password, cookie, office)).status).toBe(200);

  // The cookie is of this account, and forged ones are of none.
  const other = await account('other-device');
  expect((await signInWith(other, password, cookie, office)).status).toBe(429);
  const forged = cookie.replace(/\.[^.;]+$/, `.${'A'.repeat(43)}`);
  expect((await signInWith(email, password, forged, office)).status).toBe(429);
});

test('a device has no more tries than a network', async () => {
  const email = await account('stolen-device');
  const cookie = cookiesOf(await signIn(email, password));
  for (let tries = 0; tries < 5; tries += 1)
    expect((await signInWith(email, wrong, cookie)).status).toBe(401);
  expect((await signInWith(email, password, cookie)).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(200);
});

test('another request leaves the link that is on its way as good as it was', async () => {
  const email = await account('impatient');
  const first = await mailedLink(email);
  expect(first).not.toBe('');
  expect(await mailedLink(email)).toBe(first);
  expect(server.received).toHaveLength(2);

  // It gets through at an address and at a time that have no tries left.
  const address = newAddress();
  for (let tries = 0; tries < limit; tries += 1) await signIn(email, wrong, address);
  const done = await rest('POST', '/users/reset-password', {
    body: { token: first, password: 'gravel teapot 82 monsoon' },
    headers: { 'X-Forwarded-For': address },
  });
  expect(done.status).toBe(200);
  // Payload sends a new one after a pause.
  await payload.db.drizzle.execute(sql`UPDATE users SET reset_password_requested_at = NULL`);
  expect(await mailedLink(email)).not.toBe(first);
});

test('one account is mailed five links in ten minutes, and who asks hears the same', async () => {
  const email = await account('flooded');
  for (let asked = 0; asked < 8; asked += 1) await mailedLink(email);
  expect(server.received).toHaveLength(5);
});
