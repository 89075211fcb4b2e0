import { expect, test, vi } from 'vitest';

import type { AuthAnswer } from '@/accounts/request/auth-request';
import { logIn } from '@/accounts/sign-in/log-in';
import { loginMessage } from '@/accounts/sign-in/login-messages';

const answer = (status: number, body: AuthAnswer['body'] = null): AuthAnswer => ({ status, body });

async function toastFor(reply: AuthAnswer | Error) {
  const post = vi.fn((action: string) =>
    reply instanceof Error && action === 'login'
      ? Promise.reject(reply)
      : Promise.resolve(reply instanceof Error ? answer(200) : reply),
  );
  const entered = { email: ' staff@onelayer.example ', password: ' secret ' };
  const { title, text } = loginMessage(await logIn(entered, post));
  return { toast: [title, text], calls: post.mock.calls };
}

test('the address is trimmed and the password is not', async () => {
  const { toast, calls } = await toastFor(answer(200, { user: { role: 'admin' } }));
  expect(calls).toEqual([['login', { email: 'staff@onelayer.example', password: ' secret ' }]]);
  expect(toast).toEqual(['Login Successful', 'Welcome to the admin dashboard.']);
});

test('whoever is not staff is denied, and no session ends', async () => {
  const errors = [{ message: 'No.', data: { opens: 'panel' } }];
  const { toast, calls } = await toastFor(answer(403, { errors }));
  expect(calls.map(([action]) => action)).toEqual(['login']);
  expect(toast).toEqual(['Access Denied', "You don't have admin privileges."]);
});

test('whoever is not staff and has a session all the same is signed out again', async () => {
  const { toast, calls } = await toastFor(answer(200, { user: { role: 'editor' } }));
  expect(calls.map(([action]) => action)).toEqual(['login', 'logout']);
  expect(toast).toEqual(['Access Denied', "You don't have admin privileges."]);
});

test.each([
  ['the server’s own message', answer(401, { errors: [{ message: 'Locked.' }] }), 'Locked.'],
  ['no message', answer(401, {}), 'Invalid email or password.'],
  ['no JSON', answer(401), 'Invalid email or password.'],
  ['a message at the top', answer(429, { message: 'Slow down.' }), 'Slow down.'],
  ['no user', answer(200, { user: null }), 'No user data received.'],
])('a login that fails with %s', async (_, reply, text) => {
  expect((await toastFor(reply)).toast).toEqual(['Authentication Failed', text]);
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a proxy’s error page', answer(502)],
  ['a success that is no JSON', answer(200)],
])('a login that meets %s', async (_, reply) => {
  expect((await toastFor(reply)).toast).toEqual([
    'System Error',
    'An unexpected error occurred during login.',
  ]);
});

const asks = (secondFactor: string, more: object = {}) =>
  answer(401, { errors: [{ message: 'Why.', data: { secondFactor, ...more } }] });
const entered = { email: 'staff@onelayer.example', password: 'secret' };
const outcomeOf = (reply: AuthAnswer, ...rest: ['panel'?]) =>
  logIn({ ...entered, code: '123456' }, () => Promise.resolve(reply), ...rest);

test('a code goes with the password once it was asked for', async () => {
  const post = vi.fn(() => Promise.resolve(answer(200, { user: { role: 'admin' } })));
  await logIn({ ...entered, code: '123456' }, post);
  expect(post.mock.calls).toEqual([['login', { ...entered, code: '123456' }]]);
});

test.each(['needed', 'wrong'])('a code that is %s is asked for', async (kind) => {
  const asked = { kind, message: 'Why.' };
  expect(await outcomeOf(asks(kind))).toEqual({ kind: 'code-asked', asked });
});

test('a set-up comes with its key', async () => {
  const setUp = { secret: 'JBSWY3DPEHPK3PXP', qr: '<svg/>' };
  const asked = { kind: 'set-up', message: 'Why.', setUp };
  expect(await outcomeOf(asks('set-up', { setUp }))).toEqual({ kind: 'code-asked', asked });
});

test('an answer that asks for something unknown is a refusal', async () => {
  expect(await outcomeOf(asks('fingerprint'))).toEqual({ kind: 'refused', message: 'Why.' });
});

test('a marketer gets into the panel, with the recovery codes of a set-up', async () => {
  const signedIn = answer(200, { user: { role: 'editor' }, recoveryCodes: ['A', 1, 'B'] });
  const recoveryCodes = ['A', 'B'];
  expect(await outcomeOf(signedIn, 'panel')).toEqual({ kind: 'signed-in', recoveryCodes });
});
