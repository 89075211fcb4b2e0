'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { removedFile } from '../reply/files/draft-kinds';
import { takeOff } from '../reply/files/take-off';
import { fromMailbox, oneLine, someWords } from '../reply/written-fields';
import { beginMail } from './begin';

const order = z.object({
  key: z.uuid(),
  from: fromMailbox,
  name: oneLine(200),
  email: oneLine(300),
  subject: oneLine(500).pipe(z.string().min(1)),
  text: someWords,
});

/** Sends a mail to anybody, and leads to the conversation that it begins, where it waits to go out. */
export async function newMail(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const removed = removedFile(data);
  if (removed !== undefined) return takeOff(data, removed);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const begun: string[] = [];
  const answer = await asStaff('work', data, meant, async (mail, user) => {
    begun.push(await beginMail(user, mail));
  });
  const [id] = begun;
  if (id === undefined) return answer;
  redirect(`/admin?tab=contact&open=${id}`);
}
