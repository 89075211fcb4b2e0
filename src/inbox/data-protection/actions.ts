'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { asStaff } from '../action/as-staff';
import { sentForm } from '../action/sent-form';
import { erasePerson, type ErasureReceipt } from './erase-person';

const order = z.object({ email: z.email(), sure: z.literal('yes') });

export interface ErasureState extends ActionState {
  readonly receipt?: ErasureReceipt;
}

export async function erase(_before: ErasureState, sent: FormData): Promise<ErasureState> {
  const data = sentForm(sent);
  const receipts: ErasureReceipt[] = [];
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff(data, meant, async ({ email }, user) => {
    receipts.push(await erasePerson(user, email));
  });
  const [receipt] = receipts;
  if (!receipt) return answer;
  // What is listed above the receipt is no longer there.
  refresh();
  return { receipt };
}
