import 'server-only';

import type { TypedUser } from 'payload';

import { readerOf } from '@/submissions/records/made/readers';
import { hiddenFromReader, type HiddenOfPerson } from '@/submissions/records/person/person';

/** What of a person's the user may not read. */
export const readHidden = async (
  user: TypedUser,
  emails: readonly string[],
): Promise<HiddenOfPerson & { readonly isBound: boolean }> => {
  const reader = await readerOf(user.id);
  return { ...(await hiddenFromReader(emails, reader)), isBound: reader.only !== null };
};

/** Who can do what somebody may not. */
export function hiddenWords({
  count,
  readers,
  isBound,
}: HiddenOfPerson & { readonly isBound: boolean }): string {
  if (isBound)
    return `${count === 1 ? 'one more answer or mail from there is' : `${count} more answers or mails from there are`} of what your account does not see. Ask somebody who sees all forms to see, export or erase all of it.`;
  const what =
    count === 1
      ? 'one more answer from there is read by named people alone'
      : `${count} more answers from there are read by named people alone`;
  return readers.length === 0
    ? `${what}, and none of them is there any more. Name somebody in the form at /cms.`
    : `${what}. One of them can see, export and erase all of it: ${readers.join(', ')}.`;
}
