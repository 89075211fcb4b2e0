'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import { wrongCode, type CodeTry } from '@/accounts/guards';
import { tooManyAttempts } from '@/platform/rate-limit/limiter';

import type { ActionState } from '../action/action-state';
import { asSignedIn, asStaff, Refusal, sentForm } from '../action/as-staff';
import { boxText } from '../action/box-text';
import { chooseNotices } from './own-notices';
import { longestAddress } from '@/platform/https-address';

import { chooseBookingLink } from './own-booking-link';
import { chooseSignature } from './own-signature';
import { chooseTaking } from './own-taking';
import {
  beginOwnSetUp,
  confirmOwnSetUp,
  renewOwnRecoveryCodes,
  takeAwayOf,
  turnOffOwn,
  type SecondFactorState,
} from './second-factor';

const order = z.object({
  step: z.enum(['begin', 'confirm', 'renew', 'off', 'done']),
  code: z.string().trim().max(100).default(''),
});

interface Outcome {
  state: SecondFactorState;
  /** Where somebody goes who was signed out. */
  leaveFor?: string;
}

/** The one form of the second factor: what comes back is what it shows next. */
export async function changeSecondFactor(
  before: SecondFactorState | null,
  sent: FormData,
): Promise<SecondFactorState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  if (!meant || meant.step === 'done') return {};
  const { step, code } = meant;
  const proof = { password: data.get('password'), headers: await headers() };
  const outcome: Outcome = { state: {} };
  const { problem } = await asSignedIn(data, async ({ kind, user }) => {
    if (step === 'begin') {
      const setUp = await beginOwnSetUp(user, proof);
      if (setUp) outcome.state = { setUp };
      return;
    }
    const tried =
      step === 'confirm'
        ? await confirmOwnSetUp(user, code)
        : await (step === 'renew' ? renewOwnRecoveryCodes : turnOffOwn)(user, code, proof);
    if (tried.kind !== 'right') throw new Refusal(problemOf(tried));
    if (typeof tried.value === 'boolean')
      outcome.leaveFor = kind === 'staff' ? '/admin' : '/cms/login';
    else outcome.state = { recoveryCodes: tried.value };
  });
  if (problem) return { setUp: before?.setUp, problem };
  if (outcome.leaveFor) redirect(outcome.leaveFor);
  // The page shows the new state, also where another tab made it.
  if (!outcome.state.setUp) refresh();
  return outcome.state;
}

const problemOf = (tried: Exclude<CodeTry<unknown>, { kind: 'right' }>): string =>
  tried.kind === 'wrong' ? wrongCode : tooManyAttempts(tried.wait);

export async function takeAwaySecondFactor(
  _before: ActionState,
  sent: FormData,
): Promise<ActionState> {
  const data = sentForm(sent);
  const id = z.uuid().safeParse(data.get('id')).data;
  const proof = { password: data.get('password'), headers: await headers() };
  const answer = await asStaff('users', data, id, (holder, user) =>
    takeAwayOf(user, holder, proof),
  );
  if (!answer.problem) refresh();
  return answer;
}

const chosen = z.object({
  assignment: z.literal('on').optional(),
  mention: z.literal('on').optional(),
  answered: z.literal('on').optional(),
  watched: z.literal('on').optional(),
  digest: z.literal('on').optional(),
});

/** Stores what the account is mailed about: a box that is not ticked is not sent. */
export async function chooseOwnNotices(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = chosen.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff(
    'read',
    data,
    meant,
    ({ assignment, mention, answered, watched, digest }, user) =>
      chooseNotices(user, {
        assignment: assignment === 'on',
        mention: mention === 'on',
        answered: answered === 'on',
        watched: watched === 'on',
        digest: digest === 'on',
      }),
  );
  if (!answer.problem) refresh();
  return answer;
}

const written = z.object({ signature: boxText(400) });

export async function chooseOwnSignature(
  _before: ActionState,
  sent: FormData,
): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = written.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ signature }, user) =>
    chooseSignature(user, signature),
  );
  if (!answer.problem) refresh();
  return answer;
}

const booked = z.object({
  bookingLink: z
    .string()
    .max(longestAddress)
    .transform((text) => text.trim()),
});

/** Where calls with them are booked. */
export async function chooseOwnBookingLink(
  _before: ActionState,
  sent: FormData,
): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = booked.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ bookingLink }, user) =>
    chooseBookingLink(user, bookingLink),
  );
  if (!answer.problem) refresh();
  return answer;
}

const taking = z.object({ takes: z.literal('on').optional() });

/** Whether a submission that nobody has becomes theirs by a reply. */
export async function chooseOwnTaking(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = taking.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ takes }, user) =>
    chooseTaking(user, takes === 'on'),
  );
  if (!answer.problem) refresh();
  return answer;
}
