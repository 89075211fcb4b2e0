import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';
import { z } from 'zod';

import { normalAddress } from '@/platform/address-spellings';
import { emailSchema } from '@/platform/email-schema';
import { readerOf } from '@/submissions/records/made/readers';
import { addressesOfPeople } from '@/submissions/records/people/leave';
import { addressesOf, senderOf } from '@/submissions/records/person/person';

interface PersonMeant {
  readonly email: string | null;
  /** Other addresses of the same person. */
  readonly joined: readonly string[];
}

/**
 * Whose data a page is asked for: by the sealed address that somebody looked up, or by the id of
 * something that came from a person.
 */
export async function whoIsMeant(
  user: TypedUser,
  params: Readonly<Record<string, unknown>>,
): Promise<PersonMeant> {
  const id = z.uuid().safeParse(params['person']).data;
  const of = z.string().max(2000).safeParse(params['of']).data;
  const email =
    (of ? await openAddress(of) : null) ??
    (id ? await senderOf(id, await readerOf(user.id)) : null);
  if (email === null) return { email, joined: [] };
  const joined = await addressesOf(email);
  const others = new Set([...joined, ...(await addressesOfPeople([email, ...joined]))]);
  others.delete(normalAddress(email));
  return { email, joined: [...others] };
}

const lifetime = 60 * 60 * 1000;

const sealed = z.tuple([z.coerce.number(), emailSchema]);

/**
 * Encrypts an email address for the URL of a page, since URLs are kept in the browser's history and
 * in the logs of proxies. It can be opened for an hour.
 */
export async function sealAddress(email: string, now = Date.now()): Promise<string> {
  const payload = await getPayload({ config });
  return payload.encrypt(`${now + lifetime} ${email}`);
}

/** @returns null where it was not sealed here, or too long ago */
export async function openAddress(text: string, now = Date.now()): Promise<string | null> {
  const payload = await getPayload({ config });
  try {
    const [until, email] = sealed.parse(payload.decrypt(text).split(' '));
    return until > now && until <= now + lifetime ? email : null;
  } catch {
    return null;
  }
}
