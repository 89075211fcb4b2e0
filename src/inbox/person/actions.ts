'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { asStaff, gone, Refusal, sentForm } from '../action/as-staff';
import { joinWith, takeApart } from './join-addresses';

const order = z.discriminatedUnion('step', [
  z.object({ step: z.literal('join'), person: z.uuid(), other: z.string().trim().min(1).max(300) }),
  z.object({ step: z.literal('take-apart'), join: z.uuid() }),
]);

/** Joins another address with a person's, or undoes a join; a button may bring the address with it. */
export async function changeJoins(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const offered = data.get('offered');
  const fields = Object.fromEntries(data);
  const meant = order.safeParse(
    typeof offered === 'string' ? { ...fields, step: 'join', other: offered } : fields,
  ).data;
  const answer = await asStaff('work', data, meant, async (given, user) => {
    if (given.step === 'join') await joinWith(user, given.person, given.other);
    else if (!(await takeApart(user, given.join))) throw new Refusal(gone);
  });
  if (!answer.problem) refresh();
  return answer;
}
