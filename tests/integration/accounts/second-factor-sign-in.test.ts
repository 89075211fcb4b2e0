import { describe, expect, test } from 'vitest';

import { tryCode } from '@/accounts/guards/code-tries';
import { takeCode } from '@/accounts/second-factor/take-code';
import { beginSetUp } from '@/accounts/second-factor/set-up';

import { payload } from '../../support/payload';
import {
  account,
  chosen,
  codeOf,
  mailedLink,
  password,
  refusalOf,
  sessionsOf,
  signedInAs,
  signIn,
  stopClock,
  turnOn,
  withSecondFactors,
} from '../../support/staff/second-factor';

withSecondFactors();

describe('an account without one', () => {
  test('signs in as ever, and a code that it sends means nothing', async () => {
    const user = await account();
    expect((await signIn(user)).status).toBe(200);
    expect((await signIn(user, { code: '000000' })).status).toBe(200);
    expect((await signIn(user, { code: { $ne: null } })).status).toBe(200);
  });

  test('keeps its sessions and its sign-in while a set-up was begun and not confirmed', async () => {
    const user = await account();
    await beginSetUp(payload, user, 'OneLayer');
    expect((await signIn(user)).status).toBe(200);
  });
});

describe('an account with one', () => {
  test('gets no session for the password alone, and is told what is missing', async () => {
    const user = await account();
    await turnOn(user);
    expect(await refusalOf(await signIn(user))).toEqual({
      secondFactor: 'needed',
      message:
        'This account has a second factor, whose code is needed as well. For the panel, sign in at /admin/panel.',
    });
    for (const code of ['  ', 123456, { a: 1 }, 'x'.repeat(1000)])
      expect((await refusalOf(await signIn(user, { code }))).secondFactor).toBe('needed');
    await expect(
      payload.login({ collection: 'users', data: { email: user.email, password } }),
    ).rejects.toThrow(/second factor/);
    expect(await sessionsOf(user)).toBe(0);
  });

  test('says nothing of it to who has no password', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const guess = { password: 'not the password at all', code: codeOf(secret) };
    const refused = await signIn(user, guess);
    expect(await refused.json()).toEqual({
      errors: [{ message: 'The email or password provided is incorrect.' }],
    });
    // And the code was not used up.
    expect((await signIn(user, { code: codeOf(secret) })).status).toBe(200);
  });

  test.each([-1, 0, 1])(
    'takes the code of this half minute, and of those beside it: %i',
    async (steps) => {
      const user = await account();
      stopClock(-5);
      const { secret } = await turnOn(user);
      stopClock(5);
      for (const far of [-2, 2])
        expect(await takeCode(payload, user.id, codeOf(secret, far))).toBe(false);
      expect(await takeCode(payload, user.id, codeOf(secret, steps))).toBe(true);
    },
  );

  test('signs in with a code that has a space in it', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const code = ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    expect((await signIn(user, { code })).status).toBe(200);
  });

  test('takes a code once, the one that turned it on, too', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const old = await signIn(user, { code: codeOf(secret, -1) });
    expect((await refusalOf(old)).secondFactor).toBe('wrong');
    const code = codeOf(secret);
    expect((await signIn(user, { code })).status).toBe(200);
    expect(await refusalOf(await signIn(user, { code }))).toEqual({
      secondFactor: 'wrong',
      message: 'That code is wrong, out of date or was used before.',
    });
  });

  test('takes each of ten recovery codes once, however it is written', async () => {
    const user = await account();
    const { recoveryCodes } = await turnOn(user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await signIn(user, { code: first })).status).toBe(200);
    expect((await refusalOf(await signIn(user, { code: first }))).secondFactor).toBe('wrong');
    const code = second.toLowerCase().replaceAll('-', ' ');
    expect((await signIn(user, { code })).status).toBe(200);
  });

  test('does not take another account’s codes', async () => {
    const [mine, theirs] = [await account(), await account()];
    await turnOn(mine);
    const { secret, recoveryCodes } = await turnOn(theirs);
    for (const code of [codeOf(secret), recoveryCodes[0]])
      expect((await refusalOf(await signIn(mine, { code }))).secondFactor).toBe('wrong');
  });

  test('gives one session for a code that comes ten times at once', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const tries = Array.from({ length: 10 }, () => takeCode(payload, user.id, code));
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    }
    const code = recoveryCodes[1];
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(user, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(user)).toBe(1);
  });

  test('has five wrong codes in ten minutes, side by side or in a row, and then waits', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const wrong = () => signIn(user, { code: '12345' });
    const answers = await Promise.all(Array.from({ length: 8 }, wrong));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = await signIn(user, { code: codeOf(secret) });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await refused.json()).toEqual({
      errors: [{ message: `Too many attempts. Try again in ${wait} seconds.` }],
    });
    // Another account is not held up.
    expect((await signIn(await account())).status).toBe(200);
  });

  test('has all five again after a right code', async () => {
    const { id } = await account();
    const wrong = () => tryCode(id, () => Promise.resolve(false));
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) expect((await wrong()).kind).toBe('wrong');
      expect((await tryCode(id, () => Promise.resolve(true))).kind).toBe('right');
    }
  });

  test('gets a new password and a session by the mailed link only with a code as well', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    const reset = await mailedLink(user);

    expect((await refusalOf(await reset())).secondFactor).toBe('needed');
    expect((await refusalOf(await reset('12345'))).secondFactor).toBe('wrong');
    // Neither changed the password or used up the link.
    expect((await refusalOf(await signIn(user))).secondFactor).toBe('needed');
    const done = await reset(codeOf(secret));
    expect(await signedInAs(done)).toBe(user.email);
    expect((await refusalOf(await signIn(user, { password: chosen }))).secondFactor).toBe('needed');
  });
});
