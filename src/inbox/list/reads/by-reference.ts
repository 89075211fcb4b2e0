import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms, type FormName } from '@/forms';

import { asSeenBy } from '../../access';

/** A submission that somebody named. */
export interface NamedSubmission {
  readonly form: FormName;
  readonly id: string;
  readonly reference: string;
}

/** As staff write it: with the hyphens or without, in capitals or not. */
function referenceIn(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const [, letter, first, second] = /^([A-Z])(.{4})(.{2})$/.exec(plain) ?? [];
  return letter && first && second ? `${letter}-${first}-${second}` : null;
}

/** The submission of this reference, for whoever may read it, in the trash or not. */
export async function findByReference(
  user: TypedUser,
  text: string,
): Promise<NamedSubmission | null> {
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
      ...asSeenBy(user),
    });
    const [doc] = docs;
    if (doc) return { form: name, id: doc.id, reference: doc.reference };
  }
  return null;
}
