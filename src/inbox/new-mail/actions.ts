'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';

import type { ActionState } from '../action/action-state';
import { removedFile } from '../reply/files/draft-kinds';
import { takeOff } from '../reply/files/take-off';
import { asStaff, sentForm } from '../action/as-staff';
import { beginMail } from './begin';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim());

const order = z.object({
  key: z.uuid(),
  from: z.string().max(320).optional(),
  name: line(200),
  email: line(300),
  subject: line(500).pipe(z.string().min(1)),
  text: z
    .string()
    .max(20_000)
    .transform((text) => text.replaceAll('\r\n', '\n').trimEnd())
    .pipe(z.string().min(1)),
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
