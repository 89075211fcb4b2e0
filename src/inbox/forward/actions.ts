'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';

import { formNames, forms } from '@/forms';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { removedFile } from '../reply/files/draft-kinds';
import { takeOff } from '../reply/files/take-off';
import { fromMailbox, mailWords, oneLine } from '../reply/written-fields';
import { sendForward } from './send-forward';

const order = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  mail: z.union([z.uuid(), z.literal('')]).transform((mail) => mail || null),
  key: z.uuid(),
  from: fromMailbox,
  to: z.string().max(6000),
  subject: oneLine(500),
  text: mailWords,
  files: z.array(z.uuid()).max(500),
  held: z.array(z.uuid()).max(100),
});

/** Forwards what its page shows, and leads back to the conversation, where it waits to go out. */
export async function forward(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const removed = removedFile(data);
  if (removed !== undefined) return takeOff(data, removed);
  const given = {
    ...Object.fromEntries(data),
    files: data.getAll('chosen'),
    held: data.getAll('held'),
  };
  const meant = order.safeParse(given).data;
  const answer = await asStaff('work', data, meant, ({ form, id, ...written }, user) =>
    sendForward(forms[form], user, { ...written, submission: id }),
  );
  if (answer.problem || !meant) return answer;
  redirect(`/admin?tab=${meant.form}&open=${meant.id}`);
}
