'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { findToMerge, mergeInto, takeMergeApart } from './merge-submissions';

const parent = z.object({ form: z.enum(formNames), id: z.uuid() });
const merge = parent.extend({ other: z.string().trim().min(1).max(300) });
const named = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.enum(formNames), z.uuid()]));

/** Merges another submission into the open one: by its reference, or by a button that has its id. */
export async function mergeAnother(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = merge.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, async ({ other, ...target }, user) => {
    const [form, id] = named.safeParse(other).data ?? [];
    const merged = form && id ? { form, id } : other;
    await mergeInto(user, target, await findToMerge(user, merged));
  });
  if (!answer.problem) refresh();
  return answer;
}

/** Makes one conversation into the two again that it was made of. */
export async function takeApart(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = parent.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, (merged, user) => takeMergeApart(user, merged));
  if (!answer.problem) refresh();
  return answer;
}
