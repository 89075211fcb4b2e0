import type { TypedUser } from 'payload';
import { expect, test } from 'vitest';

import { renewOwnRecoveryCodes, takeAwayOf, turnOffOwn } from '@/inbox/account/second-factor';
import { beginSetUp } from '@/accounts/second-factor/set-up';
import type { User } from '@/payload-types';

import { payload } from '../../support/payload';
import { command } from '../../support/sites/backup-drill';
import { newAuditPage } from '../../support/staff/audit-log';
import {
  account,
  codeOf,
  proofOf,
  sessionsOf,
  signIn,
  turnOn,
  withSecondFactors,
} from '../../support/staff/second-factor';

withSecondFactors();

const asUser = (user: User): TypedUser => ({ ...user, collection: 'users' });

test('the audit log says who changed whose second factor, and no code', async () => {
  const [boss, holder] = [await account('admin'), await account()];
  const page = await newAuditPage();
  const first = await turnOn(holder);
  await renewOwnRecoveryCodes(asUser(holder), '12345', proofOf());
  await renewOwnRecoveryCodes(asUser(holder), codeOf(first.secret), proofOf());
  const again = await newAuditPage();
  await takeAwayOf(asUser(boss), holder.id, proofOf());
  const { recoveryCodes } = await turnOn(holder);
  await turnOffOwn(asUser(holder), recoveryCodes[0] ?? '', proofOf());
  const entry = (actor: User, detail: string) => ({
    action: 'second-factor',
    actor: actor.email,
    collection: 'users',
    submissions: [holder.id],
    detail,
  });
  const later = [
    entry(boss, 'taken away'),
    entry(holder, 'turned on'),
    entry(holder, 'turned off'),
  ];
  expect(await again.read()).toEqual(later);
  expect(await page.read()).toEqual([
    entry(holder, 'turned on'),
    entry(holder, 'new recovery codes'),
    ...later,
  ]);
});

test('a second factor that goes with its account is noted, one that was never confirmed is not', async () => {
  const [holder, beginner] = [await account(), await account()];
  await turnOn(holder);
  await beginSetUp(payload, beginner, 'OneLayer');
  const page = await newAuditPage();
  for (const { id } of [holder, beginner])
    await payload.delete({ collection: 'users', id, overrideAccess: true });
  expect(await page.read()).toEqual([
    {
      action: 'second-factor',
      actor: 'the site',
      collection: 'users',
      submissions: [holder.id],
      detail: 'gone with the account',
    },
  ]);
});

test('the command takes away a factor and signs its owner out, and touches nobody without one', async () => {
  const [holder, beginner, other] = [await account(), await account(), await account()];
  await signIn(beginner);
  await signIn(other);
  const { secret } = await turnOn(holder);
  await signIn(holder, { code: codeOf(secret) });
  await beginSetUp(payload, beginner, 'OneLayer');
  const page = await newAuditPage();
  for (const { email } of [beginner, other]) {
    const { status, said } = await command('remove-second-factor', [email], {});
    expect([status, said]).toEqual([1, expect.stringContaining('with a second factor')]);
  }
  expect(await page.read()).toEqual([]);
  expect((await command('remove-second-factor', [holder.email], {})).status).toBe(0);
  expect(await Promise.all([holder, beginner, other].map(sessionsOf))).toEqual([0, 1, 1]);
  expect(await page.read()).toMatchObject([{ submissions: [holder.id], detail: 'taken away' }]);
});
