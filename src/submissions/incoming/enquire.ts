import 'server-only';

import { contactForm, forms } from '@/forms';
import { isEmailAddress } from '@/platform/email-address';
import { staffConnection } from '@/platform/database/staff-connection';
import type { Queryable } from '@/platform/database/statement';
import { beginningOf } from '@/platform/plain-text';

import { referenceOf, submissionId } from '../identity';
import {
  findUnmatched,
  storeEnquiry,
  type Enquiry,
  type EnquiringMail,
} from '../records/incoming/enquiry';
import type { Staff } from '../records/work';

/** The id of the enquiry that is made of a mail. No key of a form has a space in it. */
export const enquiryIdOf = (mail: string): string => submissionId(forms.contact, `mail ${mail}`);

/** The id and reference of what a new mail of ours begins. */
export function newConversation(mail: string): { submission: string; reference: string } {
  const submission = submissionId(forms.contact, `new mail ${mail}`);
  return { submission, reference: referenceOf(forms.contact, submission) };
}

/** `no-address`: nobody could answer it. `gone`: it is no longer unmatched, or may not come in by itself. */
export type Enquired = 'no-address' | 'gone' | Pick<Enquiry, 'id' | 'reference'>;

/**
 * Makes an enquiry of an unmatched mail, for whoever wants it. It checks no access: the caller has to.
 */
export async function enquire(user: Staff, mail: string): Promise<Enquired> {
  const found = await findUnmatched(staffConnection, { id: mail });
  return found === null ? 'gone' : enquireBy(staffConnection, found, user);
}

/** @param user null for the site itself */
export async function enquireBy(
  connection: Queryable,
  { id: mail, ...written }: EnquiringMail,
  user: Staff | null,
): Promise<Enquired> {
  if (!isEmailAddress(written.address)) return 'no-address';
  const id = enquiryIdOf(mail);
  const reference = referenceOf(forms.contact, id);
  const enquiry = { id, reference, mail, ...asAnswers(written) };
  return (await storeEnquiry(connection, enquiry, user)) ? { id, reference } : 'gone';
}

/** What the form would have asked, as much as it takes, from the first mail: all of it stands there. */
export const asAnswers = ({
  address,
  sender,
  subject,
  text,
}: Omit<EnquiringMail, 'id'>): Pick<Enquiry, 'name' | 'email' | 'message'> => ({
  name: cut(sender ?? address, 'name'),
  email: address,
  message: cut([subject, text].filter(Boolean).join('\n\n'), 'message'),
});

const longest = Object.fromEntries(
  contactForm.fields.map(({ name, maxLength }) => [name, maxLength]),
);

const cut = (text: string, field: 'name' | 'message'): string =>
  beginningOf(text, longest[field] ?? Infinity);
