'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { changeWatch } from '@/submissions/records/watches/watches';

import { mustReadSubmission } from '../access';
import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';

const target = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  watch: z.enum(['begin', 'end']),
});

/** Whoever presses it is told from now on of what comes on a submission, or no longer is. */
export async function watch(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = target.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('read', data, meant, async ({ form, id, watch: which }, user) => {
    await mustReadSubmission(forms[form], user, id);
    await changeWatch(forms[form], user, { id, isWatching: which === 'begin' });
  });
  if (!answer.problem) refresh();
  return answer;
}
