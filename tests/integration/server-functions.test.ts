import { expect, test } from 'vitest';

import { serverFunctionCall } from '@/app/(payload)/server-function-call';

import { userWithRole } from '../support/payload';
import { cookieOf, rest } from '../support/rest';

const args = { collectionSlug: 'industries', schemaPath: 'industries' };

async function signedIn(): Promise<Headers> {
  const { email } = await userWithRole('editor');
  const body = { email, password: 'quill harbour 47 lantern' };
  return new Headers(cookieOf(await rest('POST', '/users/login', { body })));
}

test('who is signed in calls what the panel calls', async () => {
  const call = { name: 'form-state', args };
  expect(await serverFunctionCall(call, await signedIn())).toEqual(call);
});

test('nobody else calls anything', async () => {
  const wrong = new Headers({ Cookie: 'payload-token=eyJhbGciOiJIUzI1NiJ9.e30.x' });
  for (const headers of [new Headers(), wrong])
    for (const name of ['form-state', 'render-list', 'constructor'])
      expect(await serverFunctionCall({ name, args }, headers)).toBeUndefined();
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'copy-data-from-locale',
  '',
  1,
])('no function is called %s', async (name) => {
  expect(await serverFunctionCall({ name, args }, await signedIn())).toBeUndefined();
});

test('a call brings nothing but its name and its arguments', async () => {
  const call = { name: 'form-state', args };
  const more = { ...call, serverFunctions: { 'form-state': 'other' }, config: {}, importMap: {} };
  expect(await serverFunctionCall(more, await signedIn())).toEqual(call);
  for (const given of [null, undefined, 'form-state', [], { name: 'form-state' }])
    expect(await serverFunctionCall(given, await signedIn())).toBeUndefined();
});
