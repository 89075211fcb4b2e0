'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { isOn } from '@/features';
import { hasOutbox, takeInAnswer } from '@/submissions';

import type { ActionState } from '../action/action-state';
import { asStaff, gone, Refusal, sentForm } from '../action/as-staff';
import { someText } from '../action/box-text';
import { parseHeldMail } from './held-mail';
import { readHeldMail } from './reads';

const answer = z.object({
  mail: z.string().transform(parseHeldMail),
  key: z.uuid(),
  text: someText(20_000),
});

export interface AnswerState extends ActionState {
  readonly isAnswered?: boolean;
}

/** Has whoever sent a submission answer a mail of the outbox. */
export async function answerAsCustomer(_before: AnswerState, sent: FormData): Promise<AnswerState> {
  const data = sentForm(sent);
  const meant = answer.safeParse(Object.fromEntries(data)).data;
  const state = await asStaff('work', data, meant, async ({ mail: key, ...given }, user) => {
    if (!hasOutbox || !isOn('incoming-mail')) throw new Refusal('There is no outbox here.');
    const mail = key && (await readHeldMail(user, key));
    if (!mail?.customer) throw new Refusal(gone);
    await takeInAnswer({
      key: given.key,
      thread: { form: mail.form, submission: mail.submission },
      from: mail.customer,
      to: { address: mail.replyTo, subject: mail.subject },
      text: given.text,
    });
  });
  if (!state.problem) refresh();
  return state.problem ? state : { isAnswered: true };
}
