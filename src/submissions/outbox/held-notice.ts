import 'server-only';

import type { Payload, SendEmailOptions } from 'payload';

import type { FormDefinition } from '@/forms';

import { noticeMail, type Notice } from '../notices/notice-mail';
import { readParties } from '../notices/parties';
import { noticeSubjects } from '../records/notices/notice-subjects';

/**
 * A notice about a submission as it would go out now: it is made of the submission and of what
 * editors say, so none is kept. Null where the submission is gone or in the trash. It checks no access:
 * the caller has to have read the submission.
 */
export async function heldNotice(
  payload: Payload,
  form: FormDefinition,
  { notice, submission }: { readonly notice: Notice; readonly submission: string },
): Promise<SendEmailOptions | null> {
  const subjects = await noticeSubjects(form, [submission]);
  const subject = subjects.get(submission);
  return subject ? noticeMail(notice, subject, await readParties(payload, subjects), 0) : null;
}
