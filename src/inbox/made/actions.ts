'use server';

import { eraseTests } from '@/submissions/records/made/tests';

import type { ActionState } from '../action/action-state';
import { asStaff, goOn, sentForm } from '../action/as-staff';

/** Erases all tests of all forms. */
export async function deleteTests(_before: ActionState, sent: FormData): Promise<ActionState> {
  const data = sentForm(sent);
  const answer = await asStaff(data, {}, (_, user) => eraseTests(user));
  if (!answer.problem) goOn(data);
  return answer;
}
