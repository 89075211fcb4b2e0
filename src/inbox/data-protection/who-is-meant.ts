import 'server-only';

import { z } from 'zod';

import { addressesOf, senderOf } from '@/submissions/records/person/person';

const address = z.string().trim().pipe(z.email());

interface Meant {
  readonly email: string | null;
  /** Other addresses of the same person. */
  readonly joined: readonly string[];
}

/**
 * Whose data a page is asked for: by an address that somebody typed, or by the id of something that
 * came from a person.
 */
export async function whoIsMeant(params: Readonly<Record<string, unknown>>): Promise<Meant> {
  const id = z.uuid().safeParse(params['person']).data;
  const email = address.safeParse(params['email']).data ?? (id ? await senderOf(id) : null);
  if (email === null) return { email, joined: [] };
  const others = await addressesOf(email);
  return { email, joined: others.filter((each) => each !== email.toLowerCase()) };
}
