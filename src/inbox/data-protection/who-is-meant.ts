import 'server-only';

import { z } from 'zod';

import { normalAddress } from '@/platform/address-spellings';
import { addressesOf, senderOf } from '@/submissions/records/person/person';

import { openAddress } from './sealed-address';

interface Meant {
  readonly email: string | null;
  /** Other addresses of the same person. */
  readonly joined: readonly string[];
}

/**
 * Whose data a page is asked for: by the sealed address that somebody looked up, or by the id of
 * something that came from a person.
 */
export async function whoIsMeant(params: Readonly<Record<string, unknown>>): Promise<Meant> {
  const id = z.uuid().safeParse(params['person']).data;
  const of = z.string().max(2000).safeParse(params['of']).data;
  const email = (of ? await openAddress(of) : null) ?? (id ? await senderOf(id) : null);
  if (email === null) return { email, joined: [] };
  const others = await addressesOf(email);
  return { email, joined: others.filter((each) => each !== normalAddress(email)) };
}
