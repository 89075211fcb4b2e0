import type { Payload, PayloadRequest } from 'payload';

import { foldCase } from '@/platform/fold-case';
import { beginningOf } from '@/platform/plain-text';

export type Named = 'authors' | 'article-categories';

/** As long as a name may be. */
const longest = { authors: 80, 'article-categories': 40 } as const;

/** As it stands here. */
export const cutName = (collection: Named, name: string): string =>
  beginningOf(name, longest[collection]).trim();

/** By what two names are the same. */
export const foldName = (name: string): string => foldCase(name.trim().normalize('NFC'));

/** The ids of authors or categories that are here, by their folded names. */
export async function namesHere(
  payload: Payload,
  collection: Named,
  req?: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.find({
    collection,
    select: { title: true },
    ...{ depth: 0, pagination: false, draft: true, overrideAccess: true },
    ...(req && { req }),
  });
  const names = docs.map(({ id, title }): [string, string] => [foldName(title), id]);
  // The first of a name, as lists show them.
  return new Map(names.toReversed());
}
