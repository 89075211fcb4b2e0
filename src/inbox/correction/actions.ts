'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { correct } from './correct';

const order = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  from: z.string().max(300),
  email: z.string().trim().max(300),
});

/** Gives a submission the address that its sender meant. */
export async function correctAddress(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ form, id, from, email }, user) =>
    correct(forms[form], user, { submission: id, from, to: email }),
  );
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
