import { expect, test } from 'vitest';

import { payload } from '../../support/payload';
import { cookieOf, rest } from '../../support/rest';
import { account, newAddress, password, signIn, withAccounts } from '../../support/staff/sign-in';

withAccounts();

const other = 'gravel teapot 82 monsoon';

async function signedIn(name: string, role: 'admin' | 'editor' = 'editor') {
  const email = await account(name, role);
  const headers = { ...cookieOf(await signIn(email, password)), 'X-Forwarded-For': newAddress() };
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  const id = docs[0]?.id ?? '';
  const change = (body: object, of = id) => rest('PATCH', `/users/${of}`, { body, headers });
  return { email, id, change, headers };
}

const reasonOf = async (answer: Response) => [answer.status, await answer.text()];

test('a new password takes the current one', async () => {
  const { email, change } = await signedIn('changes-password');
  expect(await reasonOf(await change({ password: other }))).toEqual([
    400,
    expect.stringContaining('Type your own current password as well.'),
  ]);
  expect(await reasonOf(await change({ password: other, currentPassword: other }))).toEqual([
    400,
    expect.stringContaining('This is not your current password.'),
  ]);
  expect((await signIn(email, password)).status).toBe(200);
  const done = await change({ password: other, currentPassword: password });
  expect(done.status).toBe(200);
  expect(await done.text()).not.toContain(password);
  expect((await signIn(email, other)).status).toBe(200);
});

test('what cannot be read gets past no more than a wrong one', async () => {
  const { email, change } = await signedIn('changes-oddly');
  for (const currentPassword of [1, null, true, [], {}, { $ne: '' }, '', [password]])
    for (const odd of [{ password: other }, { password: other, email: [] }, { password: [other] }])
      expect((await change({ ...odd, currentPassword })).status).toBe(400);
  expect((await signIn(email, password)).status).toBe(200);
});

test('another email takes it, too, and the same one does not', async () => {
  const { email, change } = await signedIn('changes-email');
  expect((await change({ email, name: 'Ines Monsoon' })).status).toBe(200);
  const moved = 'moved@sign-in.example';
  expect((await change({ email: moved })).status).toBe(400);
  expect((await change({ email: moved, currentPassword: password })).status).toBe(200);
  expect((await signIn(moved, password)).status).toBe(200);
});

test('an admin who changes another account says their own', async () => {
  const { change } = await signedIn('changing-admin', 'admin');
  const editor = await signedIn('changed-editor');
  expect((await change({ password: other }, editor.id)).status).toBe(400);
  expect((await change({ password: other, currentPassword: password }, editor.id)).status).toBe(
    200,
  );
  expect((await signIn(editor.email, other)).status).toBe(200);
});

test('many accounts at once take it as well', async () => {
  const { headers, id, email } = await signedIn('bulk-admin', 'admin');
  const body = { password: other };
  const path = `/users?where[id][equals]=${id}`;
  const answer = await rest('PATCH', path, { body, headers });
  expect(answer.status).toBe(400);
  expect((await signIn(email, password)).status).toBe(200);
});

test('wrong ones are counted like any other', async () => {
  const { change } = await signedIn('guessed');
  for (let tries = 0; tries < 5; tries += 1)
    expect((await change({ password: other, currentPassword: other })).status).toBe(400);
  expect((await change({ password: other, currentPassword: password })).status).toBe(429);
});
