import { expect, test } from 'vitest';

import { payload } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import { account, password, signedInAs, signIn, withAccounts } from '../../support/staff/sign-in';

withAccounts();

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
  const other = cookieOf(await signIn(await account('other'), password));

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
    body: { password: 'gravel teapot 82 monsoon', currentPassword: password },
  });
  expect(await signedInAs(stolen)).toBeUndefined();
});
