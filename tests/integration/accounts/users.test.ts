import { ValidationError } from 'payload';
import { afterAll, describe, expect, test } from 'vitest';

import type { User } from '@/payload-types';

import { payload } from '../../support/payload';

const asServer = { overrideAccess: true } as const;
const account = { name: 'Ines Calloway', role: 'editor' } as const;
const strong = 'quill harbour 47 lantern';
const stronger = 'gravel teapot 82 monsoon';

afterAll(() =>
  payload.delete({
    collection: 'users',
    where: { email: { like: '@passwords.example' } },
    ...asServer,
  }),
);

const create = (email: string, password: string) =>
  payload.create({ collection: 'users', data: { ...account, email, password }, ...asServer });

const signIn = ({ email }: User, password: string) =>
  payload.login({ collection: 'users', data: { email, password } });

/** What a form shows at its fields. */
async function refusals(attempt: Promise<unknown>) {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationError)) throw new Error('Not refused', { cause: error });
  return { status: error.status, message: error.message, errors: error.data.errors };
}

const refused = (...reasons: string[]) => ({
  status: 400,
  message: `The password is refused. ${reasons.join(' ')}`,
  errors: [{ path: 'password', label: 'Password', message: reasons.join(' ') }],
});

const tooShort = 'Use at least 15 characters; this password has 8.';
const common = 'Choose one that is harder to guess; this one has common passwords or words.';
const own = 'Leave out the name and the email address of the account.';

describe('a weak password is refused with its reasons', () => {
  test('for a new account, which is then not made', async () => {
    const email = 'new@passwords.example';
    expect(await refusals(create(email, 'x7Kp-22m'))).toEqual(refused(tooShort));
    expect(await refusals(create(email, 'dragon2dragon1234'))).toEqual(refused(common));
    expect(await refusals(create(email, 'gravel Calloway 82 monsoon'))).toEqual(refused(own));
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: email } },
      ...asServer,
    });
    expect(totalDocs).toBe(0);
  });

  test('on a change, which then changes nothing', async () => {
    const user = await create('change@passwords.example', strong);
    const change = (data: Partial<User>) =>
      payload.update({ collection: 'users', id: user.id, data, ...asServer });

    expect(await refusals(change({ name: 'Changed', password: 'x7Kp-22m' }))).toEqual(
      refused(tooShort),
    );
    expect(await refusals(change({ password: 'gravel calloway 82 monsoon' }))).toEqual(
      refused(own),
    );
    expect(await refusals(change({ name: 'Monsoon Reyes', password: stronger }))).toEqual(
      refused(own),
    );
    expect((await signIn(user, strong)).user?.name).toBe(account.name);
  });

  test('on a reset, which may then be tried again', async () => {
    const user = await create('reset@passwords.example', strong);
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    });
    const reset = (password: string) =>
      payload.resetPassword({ collection: 'users', data: { token, password }, ...asServer });

    expect(await refusals(reset('x7Kp-22m'))).toEqual(refused(tooShort));
    expect(await refusals(reset('gravel calloway 82 monsoon'))).toEqual(refused(own));
    await signIn(user, strong);

    await reset(stronger);
    await signIn(user, stronger);
    await expect(signIn(user, strong)).rejects.toThrow(/incorrect/);
  });
});

test('a strong password is taken, and a change without one is no change of it', async () => {
  const user = await create('strong@passwords.example', strong);
  const change = (data: Partial<User>) =>
    payload.update({ collection: 'users', id: user.id, data, ...asServer });

  await change({ password: stronger });
  await change({ name: 'Ines Monsoon' });
  expect((await signIn(user, stronger)).user?.name).toBe('Ines Monsoon');
});
