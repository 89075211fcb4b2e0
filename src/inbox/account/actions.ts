'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import type { SecondFactorState } from './second-factor-state';
import { wrongCode, type Tried } from '@/accounts/code-tries';
import { tooManyAttempts } from '@/platform/rate-limit/limiter';
import {
  beginOwnSetUp,
  confirmOwnSetUp,
  renewOwnRecoveryCodes,
  takeAwayOf,
  turnOffOwn,
} from './second-factor';
import { requireSignedIn } from '@/accounts/session/require-admin';

const meant = z.object({
  step: z.enum(['begin', 'confirm', 'renew', 'off', 'done']),
  code: z.string().trim().max(100).default(''),
});

/** The one form of the second factor: what comes back is what it shows next. */
export async function changeSecondFactor(
  before: SecondFactorState,
  data: FormData,
): Promise<SecondFactorState> {
  const { kind, user, session } = await requireSignedIn();
  const order = meant.safeParse(Object.fromEntries(data)).data;
  if (!order || order.step === 'done') return {};
  const { step, code } = order;
  try {
    if (step === 'begin') {
      const setUp = await beginOwnSetUp(user);
      if (!setUp) refresh();
      return setUp ? { setUp } : {};
    }
    const tried =
      step === 'confirm'
        ? await confirmOwnSetUp(user, session, code)
        : await (step === 'renew' ? renewOwnRecoveryCodes : turnOffOwn)(user, code);
    if (tried.kind !== 'right') return { setUp: before.setUp, problem: problemOf(tried) };
    if (typeof tried.value !== 'boolean') {
      refresh();
      return { recoveryCodes: tried.value };
    }
  } catch (error) {
    console.error(`A second factor was not changed: ${error instanceof Error ? error.name : ''}`);
    return { setUp: before.setUp, problem: 'That did not work. Try again in a moment.' };
  }
  redirect(kind === 'admin' ? '/admin' : '/cms/login');
}

const problemOf = (tried: Exclude<Tried<unknown>, { kind: 'right' }>): string =>
  tried.kind === 'wrong' ? wrongCode : tooManyAttempts(tried.wait);

export async function takeAwaySecondFactor(data: FormData): Promise<void> {
  const { user } = await requireSignedIn();
  const id = z.uuid().safeParse(data.get('id')).data;
  if (id) await takeAwayOf(user, id);
  refresh();
}
