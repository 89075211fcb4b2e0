import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { forms, type FormDefinition } from '@/forms';

/** A submission that somebody named. */
export interface Found {
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

/** The submission of this reference, for whoever may read it, in the trash or not. */
export async function findByReference(user: TypedUser, text: string): Promise<Found | null> {
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
