import 'server-only';

import type { Payload, TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { formList } from '@/forms';
import type { Reader } from '@/submissions/records/made/readers';
import { openSums } from '@/submissions/records/opportunities/of-people';
import {
  getCompany,
  getPerson,
  type KnownCompany,
  type KnownPerson,
} from '@/submissions/records/people/contact';
import type { Contact, ContactKind } from '@/submissions/records/people/enter';
import { fileBeforeReading } from '@/submissions/records/people/file';

import { mustReadForm } from '../access';
import { lookingAs } from '../pipeline/rows';
import { totalOf, type Total } from '../pipeline/sums';
import { personName } from './contact-words';

/**
 * Comes before our own statements, which check no access: what has just come in is filed first.
 * @throws Payload's Forbidden for whoever may not read submissions
 */
export async function readerOfContacts(payload: Payload, user: TypedUser): Promise<Reader> {
  const reader = await mustReadForm(payload, user, formList[0]);
  await fileBeforeReading();
  return reader;
}

/** Somebody, or a company, as far as a reader may know them, with what they are called. */
export type KnownContact =
  | { readonly kind: 'person'; readonly name: string; readonly known: KnownPerson }
  | { readonly kind: 'company'; readonly name: string; readonly known: KnownCompany };

/** Null where there is no such one for this reader. */
export async function getContact(
  { kind, id }: Contact,
  reader: Reader,
): Promise<KnownContact | null> {
  if (kind === 'company') {
    const known = await getCompany(id, reader);
    return known && { kind, name: known.name, known };
  }
  const known = await getPerson(id, reader);
  return known && { kind, name: personName(firstOf(known)), known };
}

const firstOf = ({ details }: KnownPerson) => ({
  name: details.find(({ kind }) => kind === 'name')?.value ?? null,
  address: details.find(({ kind }) => kind === 'address')?.value ?? null,
});

/** Whether somebody is shown what is open, and what it is worth. */
export const seesOpenValues = (user: TypedUser): boolean => isOn('pipeline') && may(user, 'values');

/** What is open of each, by its id; null for whoever may not know. */
export async function openValues(
  user: TypedUser,
  kind: ContactKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Total> | null> {
  if (!seesOpenValues(user)) return null;
  const { asked } = await lookingAs(user);
  const sums = await openSums(kind, ids, asked);
  return new Map(ids.map((id) => [id, totalOf(sums.filter(({ of }) => of === id))]));
}
