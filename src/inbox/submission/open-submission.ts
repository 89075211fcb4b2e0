import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';

import { readConversation, type Conversation } from '../reply/reads';
import { listFromPerson, type FromPerson } from '../person/from-person';
import { getSubmission } from './reads';
import type { SubmissionWithNotes } from '../list/reads/submission';
import { changeSubmissions } from './work';

export interface OpenSubmission {
  /** As the viewer sees it: no longer unread. */
  readonly submission: SubmissionWithNotes;
  /** Nobody has opened it before: `markRead` is to follow the answer. */
  readonly wasUnread: boolean;
  readonly fromPerson: FromPerson;
  readonly conversation: Conversation;
}

/**
 * One submission as somebody opens it; null when there is none. Writes nothing but the audit log.
 * @param earlier how many mails of its thread to read beside the newest
 */
export async function openSubmission(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  earlier = 0,
): Promise<OpenSubmission | null> {
  const submission = await getSubmission(form, user, id);
  if (!submission) return null;
  const email = submission.values['email'] ?? '';
  const [fromPerson, conversation] = await Promise.all([
    listFromPerson(user, { id, email }),
    readConversation(form, user, id, earlier),
  ]);
  return {
    submission: { ...submission, isUnread: false },
    wasUnread: submission.isUnread,
    fromPerson: fromPerson ?? { others: [], total: 1 },
    conversation,
  };
}

/** It can be read without being marked as read: a database that takes no writes hides nothing. */
export async function markRead(form: FormDefinition, user: TypedUser, id: string): Promise<void> {
  await changeSubmissions(form, user, [id], { isUnread: false }).catch(() => undefined);
}
