import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { env } from '@/env';

import { payload } from '../../support/payload';
import {
  account,
  chosen,
  codeOf,
  mailedLink,
  password,
  refusalOf,
  requireSecondFactor,
  sessionsOf,
  signedInAs,
  signIn,
  turnOn,
  withSecondFactors,
} from '../../support/staff/second-factor';

withSecondFactors();

describe('required', () => {
  test('of a sign-in that began while the switch was being turned', async () => {
    await requireSecondFactor(false);
    const user = await account();
    const client = new Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE inbox_settings SET require_second_factor = true');
      const signing = signIn(user);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await client.query('COMMIT');
      expect((await refusalOf(await signing)).secondFactor).toBe('set-up');
      expect(await sessionsOf(user)).toBe(0);
    } finally {
      await client.end();
    }
  });

  test('by nobody who has none, and then every session without one is over', async () => {
    const [boss, other] = [await account('admin'), await account()];
    const session = await signIn(other);
    await expect(requireSecondFactor(true, boss)).rejects.toThrow(/Require a second factor/);
    expect(await signedInAs(session)).toBe(other.email);

    const { secret } = await turnOn(boss);
    const own = await signIn(boss, { code: codeOf(secret) });
    await requireSecondFactor(true, boss);
    expect(await signedInAs(session)).toBeUndefined();
    expect(await signedInAs(own)).toBe(boss.email);
  });

  test('until an admin says otherwise with their password', async () => {
    const boss = await account('admin');
    await turnOn(boss);
    await requireSecondFactor(true);
    const change = async (data: object) =>
      payload.updateGlobal({
        slug: 'inbox-settings',
        data,
        overrideAccess: false,
        user: { ...boss, collection: 'users' },
        context: { disableRevalidate: true },
      });
    const off = { requireSecondFactor: false };
    const message: unknown = expect.stringMatching(/current ?password/i);
    for (const currentPassword of [undefined, '', 1, ['x'], chosen])
      await expect(change({ ...off, currentPassword })).rejects.toMatchObject({
        status: 400,
        message,
      });
    // What does not touch it needs none.
    expect(await change({ contactReplyHours: 8 })).toMatchObject({ requireSecondFactor: true });
    expect(await change({ requireSecondFactor: true })).toMatchObject({ contactReplyHours: 8 });
    const done = await change({ ...off, currentPassword: password });
    expect(done.requireSecondFactor).toBe(false);
    expect(JSON.stringify(done)).not.toContain(password);
    expect((await signIn(await account())).status).toBe(200);
  });

  test('an account without one sets it up as it signs in, and has no session before', async () => {
    await requireSecondFactor(true);
    const user = await account();
    const asked = await refusalOf(await signIn(user));
    expect(asked.secondFactor).toBe('set-up');
    expect(asked.setUp?.qr).toContain('<svg');
    const secret = asked.setUp?.secret ?? '';
    expect((await refusalOf(await signIn(user, { code: '12345' }))).secondFactor).toBe('wrong');
    expect(await sessionsOf(user)).toBe(0);

    const done = await signIn(user, { code: codeOf(secret) });
    expect(await signedInAs(done)).toBe(user.email);
    const { recoveryCodes } = z
      .object({ recoveryCodes: z.array(z.string()) })
      .parse(await done.json());
    expect(recoveryCodes).toHaveLength(10);
    expect((await refusalOf(await signIn(user))).secondFactor).toBe('needed');
    const again = await signIn(user, { code: recoveryCodes[0] });
    expect(again.status).toBe(200);
    expect(await again.json()).not.toHaveProperty('recoveryCodes');
  });

  test('a new password by the mailed link asks for the set-up, too', async () => {
    await requireSecondFactor(true);
    const user = await account();
    const reset = await mailedLink(user);
    const { secondFactor, setUp } = await refusalOf(await reset());
    expect(secondFactor).toBe('set-up');
    const done = await reset(codeOf(setUp?.secret ?? ''));
    expect(await signedInAs(done)).toBe(user.email);
    expect(await done.json()).toMatchObject({ recoveryCodes: { length: 10 } });
    expect((await refusalOf(await signIn(user, { password: chosen }))).secondFactor).toBe('needed');
  });

  test('a wrong password is told nothing of it', async () => {
    await requireSecondFactor(true);
    const refused = await signIn(await account(), { password: 'not the password at all' });
    expect(await refused.json()).toEqual({
      errors: [{ message: 'The email or password provided is incorrect.' }],
    });
  });
});
