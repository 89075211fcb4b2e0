import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { tryCode, type Tried } from '@/accounts/code-tries';
import { renewRecoveryCodes } from '@/accounts/second-factor/recovery-codes';
import { endOtherSessions, endSessions } from '@/accounts/second-factor/sessions';
import { beginSetUp, confirmSetUp, removeSecondFactor } from '@/accounts/second-factor/set-up';
import { withSecondFactor } from '@/accounts/second-factor/status';
import { takeCode } from '@/accounts/second-factor/take-code';
import type { SetUp } from '@/accounts/second-factor/time-codes';

import { getBrand } from '../frame/brand';

export type { SetUp };
export { getSecondFactor, type SecondFactor } from '@/accounts/second-factor/status';

/** @returns null when the account has a second factor */
export async function beginOwnSetUp(user: TypedUser): Promise<SetUp | null> {
  return beginSetUp(await getPayload({ config }), user, await getBrand());
}

/**
 * Turns it on, and ends the sessions that began without it, save this one.
 * @returns the recovery codes
 */
export async function confirmOwnSetUp(
  user: TypedUser,
  session: { id: string },
  code: string,
): Promise<Tried<readonly string[]>> {
  const payload = await getPayload({ config });
  const tried = await tryCode(user.id, () => confirmSetUp(payload, user, code));
  if (tried.kind === 'right') await endOtherSessions(user.id, session.id);
  return tried;
}

/** A session alone may not: Payload lets it change the password, so a password proves no more. */
export async function renewOwnRecoveryCodes(
  user: TypedUser,
  code: string,
): Promise<Tried<readonly string[]>> {
  const tried = await tryOwnCode(user, code);
  return tried.kind === 'right' ? { kind: 'right', value: await renewRecoveryCodes(user) } : tried;
}

/** Every session of the account ends with it: where the factor is required, there is none without. */
export async function turnOffOwn(user: TypedUser, code: string): Promise<Tried<boolean>> {
  const tried = await tryOwnCode(user, code);
  if (tried.kind === 'right') {
    await removeSecondFactor(user.id, user, 'turned off');
    await endSessions(user.id);
  }
  return tried;
}

async function tryOwnCode(user: TypedUser, code: string): Promise<Tried<boolean>> {
  const payload = await getPayload({ config });
  return tryCode(user.id, () => takeCode(payload, user.id, code));
}

export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Everybody else who has one; access control applies, and lets staff alone see other accounts. */
export async function listHolders(user: TypedUser): Promise<readonly Holder[]> {
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { not_equals: user.id } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true, email: true },
    overrideAccess: false,
    user,
  });
  const having = await withSecondFactor(docs.map(({ id }) => id));
  return docs
    .filter(({ id }) => having.has(id))
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** For somebody who lost both the app and the recovery codes. Their own takes a code. */
export async function takeAwayOf(user: TypedUser, id: string): Promise<void> {
  const holder = (await listHolders(user)).find((each) => each.id === id);
  if (!holder) return;
  await removeSecondFactor(holder.id, user, 'taken away');
  await endSessions(holder.id);
}
