import type { TypedUser } from 'payload';
import { describe, expect, test } from 'vitest';

import type { User } from '@/payload-types';
import { takeCode } from '@/accounts/second-factor/take-code';
import { getSecondFactor } from '@/accounts/second-factor/status';
import {
  beginOwnSetUp,
  confirmOwnSetUp,
  listHolders,
  renewOwnRecoveryCodes,
  takeAwayOf,
  turnOffOwn,
} from '@/inbox/account/second-factor';

import { payload } from '../../support/payload';
import {
  account,
  codeOf,
  password,
  proofOf,
  signedInAs,
  signIn,
  turnOn,
  withSecondFactors,
} from '../../support/staff/second-factor';

withSecondFactors();

describe('one’s own account', () => {
  const asUser = (user: User): TypedUser => ({ ...user, collection: 'users' });

  test('is set up with the password and a first code, and other sessions go on', async () => {
    const user = await account();
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const setUp = await beginOwnSetUp(asUser(user), proofOf());
    const code = codeOf(setUp?.secret ?? '');
    expect(await confirmOwnSetUp(asUser(user), '12345')).toEqual({ kind: 'wrong' });
    expect(await signedInAs(elsewhere)).toBe(user.email);
    expect(await confirmOwnSetUp(asUser(user), code)).toMatchObject({
      kind: 'right',
      value: { length: 10 },
    });
    expect(await signedInAs(here)).toBe(user.email);
    expect(await signedInAs(elsewhere)).toBe(user.email);
    expect(await beginOwnSetUp(asUser(user), proofOf())).toBeNull();
  });

  test('gets new recovery codes for a code, and the old ones are void', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    expect(await renewOwnRecoveryCodes(asUser(user), '12345', proofOf())).toEqual({
      kind: 'wrong',
    });
    expect(await takeCode(payload, user.id, recoveryCodes[0] ?? '')).toBe(true);
    expect(await getSecondFactor(user.id)).toEqual({ recoveryCodesLeft: 9 });
    const renewed = await renewOwnRecoveryCodes(asUser(user), codeOf(secret), proofOf());
    if (renewed.kind !== 'right') throw new Error(renewed.kind);
    expect(await getSecondFactor(user.id)).toEqual({ recoveryCodesLeft: 10 });
    expect(await takeCode(payload, user.id, recoveryCodes[1] ?? '')).toBe(false);
    expect(await takeCode(payload, user.id, renewed.value[0] ?? '')).toBe(true);
  });

  test('loses it for password and code, and every session with it', async () => {
    const user = await account();
    const { secret, recoveryCodes } = await turnOn(user);
    const before = await signIn(user, { code: codeOf(secret) });
    expect(await turnOffOwn(asUser(user), password, proofOf())).toEqual({ kind: 'wrong' });
    expect((await turnOffOwn(asUser(user), recoveryCodes[0] ?? '', proofOf())).kind).toBe('right');
    expect(await signedInAs(before)).toBeUndefined();
    expect((await signIn(user)).status).toBe(200);
  });

  test.each([
    ['none', '', /Type your own current password/],
    ['none that can be read', ['x'], /Type your own current password/],
    ['a wrong one', 'gravel teapot 82 monsoon', /This is not your current password/],
  ])('changes nothing without the password: %s', async (_what, given, reason) => {
    const [user, boss] = [await account(), await account('admin')];
    await expect(beginOwnSetUp(asUser(user), proofOf(given))).rejects.toThrow(reason);
    const { secret } = await turnOn(user);
    const code = codeOf(secret);
    for (const act of [renewOwnRecoveryCodes, turnOffOwn])
      await expect(act(asUser(user), code, proofOf(given))).rejects.toThrow(reason);
    await expect(takeAwayOf(asUser(boss), user.id, proofOf(given))).rejects.toThrow(reason);
    expect(await getSecondFactor(user.id)).toEqual({ recoveryCodesLeft: 10 });
    // The code was not used up.
    expect((await turnOffOwn(asUser(user), code, proofOf())).kind).toBe('right');
  });

  test('may guess its password five times', async () => {
    const user = await account();
    const proof = proofOf('gravel teapot 82 monsoon');
    for (let tries = 0; tries < 5; tries += 1)
      await expect(beginOwnSetUp(asUser(user), proof)).rejects.toThrow(/not your current/);
    await expect(beginOwnSetUp(asUser(user), { ...proof, password })).rejects.toThrow(/Too many/);
  });

  test('has the five wrong codes here and at sign-in together', async () => {
    const user = await account();
    const { secret } = await turnOn(user);
    for (let tries = 0; tries < 5; tries += 1) await turnOffOwn(asUser(user), '12345', proofOf());
    const codes = [turnOffOwn, renewOwnRecoveryCodes].map((act) =>
      act(asUser(user), codeOf(secret), proofOf()),
    );
    for (const tried of await Promise.all(codes)) expect(tried.kind).toBe('too-many');
    expect((await confirmOwnSetUp(asUser(user), codeOf(secret))).kind).toBe('too-many');
    expect((await signIn(user, { code: codeOf(secret) })).status).toBe(429);
  });

  test('an admin sees who else has one and takes it away, an editor neither', async () => {
    const [boss, editor, holder] = [await account('admin'), await account(), await account()];
    await turnOn(boss);
    await turnOn(holder);
    const { id, name, email } = holder;
    const { secret } = await turnOn(editor);
    const before = await signIn(editor, { code: codeOf(secret) });
    expect(await listHolders(asUser(boss))).toEqual(expect.arrayContaining([{ id, name, email }]));
    expect((await listHolders(asUser(boss))).map((each) => each.id)).not.toContain(boss.id);
    expect(await listHolders(asUser(editor))).toEqual([]);

    // Their own without a code: nobody.
    await takeAwayOf(asUser(editor), editor.id, proofOf());
    await takeAwayOf(asUser(editor), holder.id, proofOf());
    await takeAwayOf(asUser(boss), boss.id, proofOf());
    for (const each of [editor, holder, boss])
      expect(await getSecondFactor(each.id)).not.toBeNull();

    expect(await signedInAs(before)).toBe(editor.email);
    await takeAwayOf(asUser(boss), editor.id, proofOf());
    expect(await getSecondFactor(editor.id)).toBeNull();
    expect(await signedInAs(before)).toBeUndefined();
    expect(await getSecondFactor(holder.id)).not.toBeNull();
  });
});
