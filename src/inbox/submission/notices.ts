import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import type { Notice } from '@/submissions/notices/notice-mail';
import { queueNoticeAgain } from '@/submissions/records/notices/notices';

import { getSubmission } from './reads';

/** Sends a notice once more, as a mail of its own. */
export async function resendNotice(
  form: FormDefinition,
  user: TypedUser,
  id: string,
  notice: Notice,
): Promise<void> {
  if (await getSubmission(form, user, id)) await queueNoticeAgain(form, user, id, notice);
}
