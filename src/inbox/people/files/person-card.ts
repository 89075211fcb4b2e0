import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { cardFile } from '@/platform/content-lines/contact-card';

import { getContact, readerOfContacts } from '../looking';
import { noted } from '../noted';
import { wordsOf } from './known-words';

/** A person's vCard, with the name of the file; it has no notes. */
export interface PersonCard {
  readonly fileName: string;
  readonly content: string;
}

/** Null where there is no such person for this user. Access control applies. */
export async function personCard(user: TypedUser, id: string): Promise<PersonCard | null> {
  const reader = await readerOfContacts(await getPayload({ config }), user);
  const contact = await getContact({ kind: 'person', id }, reader);
  if (contact?.kind !== 'person') return null;
  const { name, known } = contact;
  await noted(user, [known.id], reader, { action: 'exported', detail: 'contact card' });
  return {
    fileName: `${name}.vcf`,
    content: cardFile({
      ...{ id: known.id, name, company: known.company?.name ?? null },
      roles: wordsOf(known.details, 'role'),
      addresses: wordsOf(known.details, 'address'),
      telephones: wordsOf(known.details, 'telephone'),
      postalAddresses: wordsOf(known.details, 'postal-address'),
    }),
  };
}
