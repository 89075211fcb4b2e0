import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { currentPasswordProblem, tryCode, type CodeTry } from '@/accounts/guards';
import {
  beginSetUp,
  confirmSetUp,
  endSessions,
  removeSecondFactor,
  renewRecoveryCodes,
  takeCode,
  holdersAmong,
  type SetUp,
} from '@/accounts/second-factor';

import { asSeenBy } from '../access';
import type { ActionState } from '../action/action-state';
import { Refusal } from '../action/as-staff';

/** What the form of the second factor shows in place of whether it is on. */
export interface SecondFactorState extends ActionState {
  readonly setUp?: SetUp;
  readonly recoveryCodes?: readonly string[];
}

/** Shows that somebody acts in person, and not at a screen that was left open. */
export interface Proof {
  /** Whatever was typed as their current password. */
  readonly password: unknown;
  /** Of the request: wrong ones are counted for whoever tries. */
  readonly headers: Headers;
}

async function mustKnowPassword(user: TypedUser, { password, headers }: Proof): Promise<void> {
  const problem = await currentPasswordProblem(user, password, headers);
  if (problem) throw new Refusal(problem.message);
}

/** @returns null when the account has a second factor */
export async function beginOwnSetUp(user: TypedUser, proof: Proof): Promise<SetUp | null> {
  await mustKnowPassword(user, proof);
  const payload = await getPayload({ config });
  const { brand } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
  });
  return beginSetUp(payload, user, brand);
}

/**
 * Turns it on. Whoever saw its secret had typed their password. Other sessions stay.
 * @returns the recovery codes
 */
export async function confirmOwnSetUp(
  user: TypedUser,
  code: string,
): Promise<CodeTry<readonly string[]>> {
  const payload = await getPayload({ config });
  return tryCode(user.id, () => confirmSetUp(payload, user, code));
}

export async function renewOwnRecoveryCodes(
  user: TypedUser,
  code: string,
  proof: Proof,
): Promise<CodeTry<readonly string[]>> {
  await mustKnowPassword(user, proof);
  const tried = await tryOwnCode(user, code);
  return tried.kind === 'right' ? { kind: 'right', value: await renewRecoveryCodes(user) } : tried;
}

/**
 * Ends every session of the account: where a factor is required, there may be no session without
 * one.
 */
export async function turnOffOwn(
  user: TypedUser,
  code: string,
  proof: Proof,
): Promise<CodeTry<boolean>> {
  await mustKnowPassword(user, proof);
  const tried = await tryOwnCode(user, code);
  if (tried.kind === 'right') {
    await removeSecondFactor(user.id, user, 'turned off');
    await endSessions(user.id);
  }
  return tried;
}

async function tryOwnCode(user: TypedUser, code: string): Promise<CodeTry<boolean>> {
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
    ...asSeenBy(user),
  });
  const holders = await holdersAmong(docs.map(({ id }) => id));
  return docs
    .filter(({ id }) => holders.has(id))
    .map(({ id, name, email }) => ({ id, name, email }));
}

/** For somebody who lost both the app and the recovery codes. Their own takes a code. */
export async function takeAwayOf(user: TypedUser, id: string, proof: Proof): Promise<void> {
  await mustKnowPassword(user, proof);
  const holder = (await listHolders(user)).find((each) => each.id === id);
  if (!holder) return;
  await removeSecondFactor(holder.id, user, 'taken away');
  await endSessions(holder.id);
}
