import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms, type FormDefinition } from '@/forms';
import { discardMail, matchMail } from '@/submissions/records/incoming/unmatched';

import { Clash, Refusal } from '../action/as-staff';

const tooLate = 'It is no longer here: a colleague was quicker, or it was kept long enough.';

/** Where a mail was put. */
export interface Matched {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
}

/** As staff write it: with the hyphens or without, in capitals or not. */
export function referenceIn(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, letter, first, second] = /^([A-Z])(.{4})(.{2})$/.exec(plain) ?? [];
  return letter && first && second ? `${letter}-${first}-${second}` : null;
}

/** Puts a mail on the submission with this reference, for whoever may read that. */
export async function putOn(user: TypedUser, mail: string, reference: string): Promise<Matched> {
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

async function findByReference(user: TypedUser, text: string): Promise<Matched | null> {
  const payload = await getPayload({ config });
  const spellings = [text.trim(), referenceIn(text)].filter((each) => each !== null);
  for (const { name, collection } of Object.values(forms)) {
    const { docs } = await payload.find({
      collection,
      where: { reference: { in: spellings } },
      trash: true,
      limit: 1,
      pagination: false,
      depth: 0,
      select: { reference: true },
      overrideAccess: false,
      user,
    });
    const [doc] = docs;
    if (doc) return { form: name, id: doc.id, reference: doc.reference };
  }
  return null;
}
