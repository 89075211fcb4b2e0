import 'server-only';

import type { TypedUser } from 'payload';

import { isOn } from '@/features';

import { reading } from '../list/reads/reading';
import type { PaletteHit } from '../palette/entries';
import { contactAddress, contactWords } from './contact-view';
import { personName } from './contact-words';
import { findPeople } from './list/reads';

/** So many people show while somebody types. */
const mostHits = 3;

/** The people whom a search finds, for the palette. */
export async function findContacts(user: TypedUser, search: string): Promise<PaletteHit[]> {
  if (!isOn('people') || contactWords(search).length === 0) return [];
  const found = await reading('find people', (payload) =>
    findPeople(payload, user, { search, page: 0 }, mostHits),
  );
  return (found?.rows ?? []).map((row) => ({
    ...{ id: row.id, name: personName(row) },
    about: ['Person', row.company?.name, row.address].filter(Boolean).join(', '),
    address: contactAddress({ kind: 'person', id: row.id }),
  }));
}
