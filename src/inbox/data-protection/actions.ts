'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { asStaff } from '../action/as-staff';
import { sentForm } from '../action/sent-form';
import { erasePerson, type ErasureReceipt } from './erase-person';

const order = z.object({
  email: z.email(),
  /** What the page named as joined with it; an erasure takes no more than that. */
  joined: z.array(z.string()).max(100),
  scope: z.enum(['one', 'all']),
  sure: z.literal('yes'),
});

export interface ErasureState extends ActionState {
  readonly receipt?: ErasureReceipt;
}

export async function erase(_before: ErasureState, sent: FormData): Promise<ErasureState> {
  const data = sentForm(sent);
  const receipts: ErasureReceipt[] = [];
  const given = { ...Object.fromEntries(data), joined: data.getAll('joined') };
  const meant = order.safeParse(given).data;
  const answer = await asStaff(data, meant, async ({ email, joined, scope }, user) => {
    receipts.push(await erasePerson(user, scope === 'all' ? [email, ...joined] : [email]));
  });
  const [receipt] = receipts;
  if (!receipt) return answer;
  // What is listed above the receipt is no longer there.
  refresh();
  return { receipt };
}
