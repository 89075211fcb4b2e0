import type { FlattenedField, Payload } from 'payload';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';

/** The checkbox on what the seed made up (collections/fields/placeholder.ts). */
export const placeholder = 'placeholder';

export const canBeInvented = ({ flattenedFields }: { flattenedFields: FlattenedField[] }) =>
  flattenedFields.some(({ name }) => name === placeholder);

const marked = z.object({ [placeholder]: z.literal(true) });
export const isInvented = (doc: unknown): boolean => marked.safeParse(doc).success;

/** How much of what was made up visitors can read. */
export async function countPlaceholders(payload: Payload): Promise<number> {
  const { collections, globals } = payload.config;
  const asVisitor = { depth: 0, overrideAccess: false } as const;
  const where = { [placeholder]: { equals: true } };
  const ofCollections = await inTurn(
    collections.filter(canBeInvented),
    async ({ slug }) => (await payload.count({ collection: slug, where, ...asVisitor })).totalDocs,
  );
  const ofGlobals = await inTurn(globals.filter(canBeInvented), async ({ slug }) =>
    isInvented(await payload.findGlobal({ slug, ...asVisitor })) ? 1 : 0,
  );
  return [...ofCollections, ...ofGlobals].reduce((sum: number, each) => sum + each, 0);
}
