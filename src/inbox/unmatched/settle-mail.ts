import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms } from '@/forms';
import { enquire, enquiryIdOf } from '@/submissions';
import { discardMail, matchMail } from '@/submissions/records/incoming/unmatched';

import { asSeenBy, mustSeeForm } from '../access';
import { Clash, Refusal } from '../action/as-staff';
import { findByReference, type NamedSubmission } from '../list/reads/by-reference';

const tooLate = 'It is no longer here: a colleague was quicker, or it was kept long enough.';

const mustSeeUnmatched = async (user: TypedUser): Promise<void> =>
  mustSeeForm(await getPayload({ config }), user, forms.contact);

/** Puts a mail on the submission with this reference, for whoever may read that. */
export async function putOn(
  user: TypedUser,
  mail: string,
  reference: string,
): Promise<NamedSubmission> {
  await mustSeeUnmatched(user);
  const found = await findByReference(user, reference);
  if (!found)
    throw new Refusal(`There is no submission ${reference.trim()}. Look at its reference again.`);
  if (!(await matchMail(forms[found.form], user, { mail, submission: found.id })))
    throw new Clash(tooLate);
  return found;
}

/** Throws a mail away for good. */
export async function throwAway(user: TypedUser, mail: string): Promise<void> {
  await mustSeeUnmatched(user);
  if (!(await discardMail(user, mail))) throw new Clash(tooLate);
}

const noAddress = 'It has no address to reply to. Put it on a submission, or throw it away.';

/** Makes an enquiry of a mail; whoever does that a second time is told of the first one. */
export async function makeEnquiry(user: TypedUser, mail: string): Promise<NamedSubmission> {
  await mustSeeUnmatched(user);
  const enquired = await enquire(user, mail);
  if (enquired === 'no-address') throw new Refusal(noAddress);
  if (enquired !== 'gone') return { form: 'contact', ...enquired };
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: forms.contact.collection,
    where: { id: { equals: enquiryIdOf(mail) } },
    trash: true,
    pagination: false,
    depth: 0,
    select: { reference: true },
    ...asSeenBy(user),
  });
  const [made] = docs;
  if (!made) throw new Clash(tooLate);
  return { form: 'contact', id: made.id, reference: made.reference };
}
