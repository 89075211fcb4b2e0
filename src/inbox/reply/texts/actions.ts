'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import type { ActionState } from '../../action/action-state';
import { asStaff, sentForm } from '../../action/as-staff';
import { someText } from '../../action/box-text';
import { textName } from '../reply-order';
import { changeOwnText, keepText, removeOwnText } from './own-texts';

const text = someText(20_000);
const order = z.discriminatedUnion('step', [
  z.object({ step: z.literal('save'), name: textName, text }),
  z.object({ step: z.literal('change'), id: z.uuid(), name: textName, text }),
  z.object({ step: z.literal('remove'), id: z.uuid() }),
]);

/** Saves, changes or removes a text of one's own: the button says which. */
export async function changeTexts(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, async (what, user) => {
    if (what.step === 'remove') return removeOwnText(user, what.id);
    const { name, text: words } = what;
    const written = { name, text: words };
    return what.step === 'save' ? keepText(user, written) : changeOwnText(user, what.id, written);
  });
  if (!answer.problem) refresh();
  return answer;
}
