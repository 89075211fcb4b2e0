'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { formNames, forms } from '@/forms';
import { participations } from '@/submissions/records/thread/mail-calendar';

import type { ActionState } from '../action/action-state';
import { asStaff, sentForm } from '../action/as-staff';
import { sendAnswer } from './send-answer';

const answered = z.object({
  form: z.enum(formNames),
  id: z.uuid(),
  entry: z.uuid(),
  event: z.coerce.number().int().min(0).max(100),
  key: z.uuid(),
  seenPosition: z.coerce.number().int().min(0),
  answer: z.enum(participations),
});

/** Answers an invitation of a mail. */
export async function answerInvitation(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = answered.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('work', data, meant, ({ form, seenPosition: seen, ...rest }, user) =>
    sendAnswer(forms[form], user, { ...rest, seen }),
  );
  if (!answer.problem || answer.isClash) refresh();
  return answer;
}
