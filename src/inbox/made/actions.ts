'use server';

import { z } from 'zod';

import { eraseTests } from '@/submissions/records/made/sent-tests';

import type { ActionState } from '../action/action-state';
import { asStaff, goOn, sentForm } from '../action/as-staff';

const order = z.object({ sure: z.literal('yes') });

/** Erases all tests of all forms whose answers somebody reads. */
export async function deleteTests(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const meant = order.safeParse(Object.fromEntries(data)).data;
  const answer = await asStaff('forms', data, meant, (_, user) => eraseTests(user));
  if (!answer.problem) goOn(data);
  return answer;
}
