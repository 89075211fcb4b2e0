import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { listContactsHere } from '@/submissions/records/imports/contacts-here';
import { isRestricted } from '@/submissions/records/made/readers';
import {
  enterContact,
  isUnique,
  type Contact,
  type ContactKind,
  type Told,
} from '@/submissions/records/people/enter';
import { companyDomainOf } from '@/submissions/records/people/keys';

import { Refusal } from '../../action/as-staff';
import { readerOfContacts } from '../looking';
import { takenBy } from './change';

const nothing: Readonly<Record<ContactKind, string>> = {
  person: 'Write a name or an email address first.',
  company: 'Write a name or a domain first.',
};

const hidden =
  'Your account sees some forms alone, and whoever is entered here wrote on none of them: you would not see them again. Ask an admin.';

/**
 * Enters somebody who has not written yet, or a company. A person is of the company whose domain their address
 * has, if that is here.
 * @throws Refusal with the remedy
 */
export async function enter(
  user: TypedUser,
  kind: ContactKind,
  details: readonly Told[],
): Promise<Contact> {
  const reader = await readerOfContacts(await getPayload({ config }), user);
  if (isRestricted(reader)) throw new Refusal(hidden);
  if (!details.some((each) => each.kind === 'name' || isUnique(each.kind)))
    throw new Refusal(nothing[kind]);
  const company = kind === 'person' ? await employerOf(details) : undefined;
  const entered = await enterContact(user, kind, {
    ...{ details, origin: 'staff' },
    ...(company !== undefined && { company }),
  });
  if ('taken' in entered) throw new Refusal(await takenBy(entered.taken, reader));
  return { kind, id: entered.id };
}

async function employerOf(details: readonly Told[]): Promise<string | undefined> {
  const keys = details.flatMap(({ kind, value }) =>
    kind === 'address' ? (companyDomainOf(value) ?? []) : [],
  );
  if (keys.length === 0) return undefined;
  const [found] = await listContactsHere('company', { keys, names: [] });
  return found?.id;
}
