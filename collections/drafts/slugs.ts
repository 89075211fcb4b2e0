import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload';
import { z } from 'zod';

import { firstFree } from './first-free';
import { isDraftSave } from './saves';

export const longestSlug = 80;

/** “Für Ärzte & Co.” as a part of an address: `fur-arzte-co`. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');

const numbered = (slug: string, number: number): string => {
  const mark = number === 1 ? '' : `-${number}`;
  return slug.slice(0, longestSlug - mark.length).replace(/-$/, '') + mark;
};

/** The slug of a copy: `healthcare-copy`, or the next that is free. */
export const freshSlug: FieldHook = async ({ collection, req, value }): Promise<unknown> => {
  if (!collection || typeof value !== 'string' || value === '') return undefined;
  return firstFree(req, collection.slug, 'slug', (number) => numbered(`${value}-copy`, number));
};

const titled = z.object({
  id: z.string().optional(),
  title: z.string().nullish(),
  slug: z.string().nullish(),
});

/**
 * Has the slug follow the title while a document is new, until somebody writes another slug. It
 * stays once the document was published: visitors know its address.
 */
export const followTitle: FieldHook = async (given): Promise<unknown> => {
  const { collection, context, req } = given;
  const value: unknown = given.value;
  if (!collection || !isDraftSave(context, collection.slug)) return value;
  const title = titled.safeParse(given.data).data?.title;
  const before = titled.safeParse(given.originalDoc).data;
  const slug = before?.slug ?? '';
  const wanted = slugOf(title ?? '');
  const proposed = slugOf(before?.title ?? '');
  const isTyped = (value ?? slug) !== slug || !isProposal(slug, proposed);
  if (isTyped || wanted === '' || wanted === proposed) return value;
  if (await wasPublished(req, collection.slug, before?.id)) return value;
  return firstFree(req, collection.slug, 'slug', (number) => numbered(wanted, number));
};

/** One that this made, or none. */
const isProposal = (slug: string, proposed: string): boolean =>
  slug === '' || (proposed !== '' && slug.replace(/-\d+$/, '') === proposed.replace(/-\d+$/, ''));

async function wasPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const published = { parent: { equals: id }, 'version._status': { equals: 'published' } };
  const { totalDocs } = await req.payload.db.countVersions({ collection, where: published, req });
  return totalDocs > 0;
}
