import { z } from 'zod';

import { locksSlug } from '../own-collections';

export type LockedDocument =
  | { readonly collection: string; readonly id: string | number }
  | { readonly global: string };

/** As the panel itself keeps and ends the lock of a document (read in 3.90.2). */
const address = `/api/${locksSlug}`;

const person = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const found = z.object({ docs: z.array(z.object({ user: z.object({ value: person }) })) });

const queryFor = (document: LockedDocument): Record<string, string> =>
  'global' in document
    ? { 'where[globalSlug][equals]': document.global }
    : {
        'where[document.relationTo][equals]': document.collection,
        'where[document.value][equals]': String(document.id),
      };

/** @returns the id of the user who may save the document; undefined where nobody holds it */
export async function readHolder(document: LockedDocument): Promise<string | undefined> {
  const query = new URLSearchParams({ ...queryFor(document), depth: '0', sort: '-updatedAt' });
  const answer = await fetch(`${address}?${query.toString()}`);
  return found.parse(await answer.json()).docs[0]?.user.value;
}

export async function takeLock(document: LockedDocument, me: string): Promise<void> {
  const named =
    'global' in document
      ? { globalSlug: document.global }
      : { document: { relationTo: document.collection, value: document.id } };
  await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...named, user: { relationTo: 'users', value: me } }),
  });
}

/** Works as the page goes, too. */
export async function endLock(document: LockedDocument, me: string): Promise<void> {
  const query = new URLSearchParams({ ...queryFor(document), 'where[user.value][equals]': me });
  await fetch(`${address}?${query.toString()}`, { method: 'DELETE', keepalive: true });
}
