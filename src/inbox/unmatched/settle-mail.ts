import 'server-only';

import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import { discardMail, matchMail } from '@/submissions/records/incoming/unmatched';

import { Clash, Refusal } from '../action/as-staff';
import { findByReference, type NamedSubmission } from '../list/reads/by-reference';

const tooLate = 'It is no longer here: a colleague was quicker, or it was kept long enough.';

/** Puts a mail on the submission with this reference, for whoever may read that. */
export async function putOn(
  user: TypedUser,
  mail: string,
  reference: string,
): Promise<NamedSubmission> {
  const found = await findByReference(user, reference);
  if (!found)
    throw new Refusal(`There is no submission ${reference.trim()}. Look at its reference again.`);
  if (!(await matchMail(forms[found.form], user, { mail, submission: found.id })))
    throw new Clash(tooLate);
  return found;
}

/** Throws a mail away for good. */
export async function throwAway(user: TypedUser, mail: string): Promise<void> {
  if (!(await discardMail(user, mail))) throw new Clash(tooLate);
}
