'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';

import { emailSchema } from '@/platform/email-schema';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { erasePerson, type ErasureReceipt } from './erase-person';
import { sealAddress } from './who-is-meant';

const lookedUp = z.object({ email: z.string().trim().pipe(emailSchema) });

/** Leads to what is kept of an address, which does not stand in the URL of that page. */
export async function lookUp(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = lookedUp.safeParse(Object.fromEntries(data)).data;
  const sealed: string[] = [];
  const answer = await asStaff('erase', data, meant, async ({ email }) => {
    sealed.push(await sealAddress(email));
  });
  const [of] = sealed;
  if (of === undefined) return answer;
  redirect(`/admin/data-protection?${new URLSearchParams({ of }).toString()}`);
}

const order = z.object({
  email: emailSchema,
  /** What the page named as joined with it; an erasure takes no more than that. */
  joined: z.array(z.string()).max(100),
  scope: z.enum(['one', 'all']),
  sure: z.literal('yes'),
});

interface ErasureState extends ActionState {
  readonly receipt?: ErasureReceipt;
}

export async function erase(_before: ErasureState, sent: FormData): Promise<ErasureState> {
  const data = sentForm(sent);
  const receipts: ErasureReceipt[] = [];
  const given = { ...Object.fromEntries(data), joined: data.getAll('joined') };
  const meant = order.safeParse(given).data;
  const answer = await asStaff('erase', data, meant, async ({ email, joined, scope }, user) => {
    receipts.push(await erasePerson(user, scope === 'all' ? [email, ...joined] : [email]));
  });
  const [receipt] = receipts;
  if (!receipt) return answer;
  // What is listed above the receipt is no longer there.
  refresh();
  return { receipt };
}
