import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';

import { getSubmission, listFromSameSender, type SentBefore } from './reads';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { changeSubmissions } from './work';

export interface OpenSubmission {
  readonly submission: SubmissionWithNotes;
  readonly sameSender: readonly SentBefore[];
}

/** One submission as somebody opens it, which makes it a read one; null when there is none. */
export async function openSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
): Promise<OpenSubmission | null> {
  const submission = await getSubmission(form, user, id);
  if (!submission) return null;
  const [sameSender] = await Promise.all([
    listFromSameSender(user, { id, email: submission.values['email'] ?? '' }),
    submission.isUnread ? markRead(form, user, id) : null,
  ]);
  return { submission: { ...submission, isUnread: false }, sameSender: sameSender ?? [] };
}

/** It can be read without being marked as read: a database that takes no writes hides nothing. */
async function markRead(form: FormDefinition, user: TypedUser, id: string): Promise<void> {
  await changeSubmissions(form, user, [id], { isUnread: false }).catch(() => undefined);
}
