import type { CollectionSlug } from 'payload';
import { z } from 'zod';

import { nameOf, titleOf } from '~/collections/deletion/find-uses';
import { mayUpdate } from '~/collections/may-update';
import { collectionOf } from '~/collections/review/latest';
import type { Shared } from '~/collections/review/links';
import { inTurn } from '@/platform/database/in-turn';
import { addressOfDocument, addressOfGlobal } from '@/platform/payload/panel/addresses';
import { capital } from '@/ui/capital';

import type { Reading } from '../dashboard/reading';

export interface Name {
  readonly title: string;
  /** The form in the panel. */
  readonly href: string;
}

const keyOf = ({ owner, document }: Shared): string => `${owner} ${document ?? ''}`;
const identified = z.looseObject({ id: z.string() });

export const untitled = 'Without a title';

/**
 * What documents and pages are called, as whoever looks may read them: what they may not, and what is in
 * the trash, has no name.
 */
export async function findNames(
  reading: Reading,
  wanted: readonly Shared[],
): Promise<(one: Shared) => Name | undefined> {
  const names = new Map<string, Name>();
  const owners = [...new Set(wanted.map(({ owner }) => owner))];
  await inTurn(owners, async (owner) => {
    const collection = collectionOf(reading.payload, owner);
    if (collection === undefined) return nameGlobal(reading, owner, names);
    const ids = wanted.flatMap((one) => (one.owner === owner ? (one.document ?? []) : []));
    return nameDocuments(reading, collection, [...new Set(ids)], names);
  });
  return (one) => names.get(keyOf(one));
}

async function nameGlobal(
  { payload, req }: Reading,
  owner: string,
  names: Map<string, Name>,
): Promise<void> {
  const global = payload.config.globals.find(({ slug }) => slug === owner);
  if (!global || !(await mayUpdate(req, { global: owner }))) return;
  const title = capital(nameOf(global.label));
  names.set(keyOf({ owner, document: null }), { title, href: addressOfGlobal(owner) });
}

async function nameDocuments(
  { payload, user, req }: Reading,
  collection: CollectionSlug,
  ids: readonly string[],
  names: Map<string, Name>,
): Promise<void> {
  const { config } = payload.collections[collection];
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    ...{ draft: true, pagination: false, depth: 0, overrideAccess: false, user, req },
  });
  for (const doc of docs) {
    const { id } = identified.parse(doc);
    const title = titleOf(config, doc) || untitled;
    names.set(keyOf({ owner: collection, document: id }), {
      title,
      href: addressOfDocument(collection, id),
    });
  }
}
