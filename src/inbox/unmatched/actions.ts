'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { asStaff, mustHave, sentForm } from '../action/as-staff';
import type { NamedSubmission } from '../list/reads/by-reference';
import { makeEnquiry, putOn, throwAway } from './settle-mail';

const order = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('put'), mail: z.uuid(), reference: z.string().min(1).max(40) }),
  z.object({ intent: z.literal('enquire'), mail: z.uuid() }),
  z.object({ intent: z.literal('throw-away'), mail: z.uuid() }),
]);

export interface UnmatchedState extends ActionState {
  readonly matched?: NamedSubmission;
  /** What was made of it. */
  readonly made?: NamedSubmission;
  readonly isThrownAway?: boolean;
}

/** What the form of an unmatched mail is sent for; a button may bring the reference with it. */
export async function settleMail(_before: UnmatchedState, sent: FormData): Promise<UnmatchedState> {
  const data = sentForm(sent);
  const pressed = data.get('intent');
  const [intent, offered] = typeof pressed === 'string' ? pressed.split(' ') : [];
  const fields = { ...Object.fromEntries(data), intent, ...(offered && { reference: offered }) };
  const done: UnmatchedState[] = [];
  const answer = await asStaff('work', data, order.safeParse(fields).data, async (given, user) => {
    if (given.intent === 'put')
      done.push({ matched: await putOn(user, given.mail, given.reference) });
    else if (given.intent === 'enquire') done.push({ made: await makeEnquiry(user, given.mail) });
    else {
      mustHave(user, 'erase');
      await throwAway(user, given.mail);
      done.push({ isThrownAway: true });
    }
  });
  const [state] = done;
  if (state || answer.isClash) refresh();
  return state ?? answer;
}
