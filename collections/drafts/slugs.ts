import {
  ValidationError,
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';

import { asServer } from '../access';
import { titleOf } from '../deletion/find-uses';
import { firstFree } from './first-free';
import { isDraftSave } from './saves';

export const longestSlug = 80;

/** “Für Ärzte & Co.” as a part of an address: `fur-arzte-co`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');

export const numbered = (slug: string, number: number): string => {
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

const kept = z.object({
  id: z.string().optional(),
  slug: z.string().nullish(),
  deletedAt: z.string().nullish(),
  _status: z.string().nullish(),
});

/**
 * Two drafts at one address would show each other's page. What is in the trash keeps its address, or
 * nobody could bring it back. The database has the last word on what is published (once-on-site.ts).
 */
export const refuseTaken: FieldHook = async (given): Promise<unknown> => {
  const { collection, req } = given;
  const value: unknown = given.value;
  const data = kept.safeParse(given.data).data;
  const before = kept.safeParse(given.originalDoc).data;
  const slug = value ?? before?.slug;
  if (!collection || typeof slug !== 'string' || slug === '') return value;
  const isComingBack = Boolean(before?.deletedAt) && data?.deletedAt === null;
  const isNew = slug !== before?.slug || isComingBack;
  // One that is shared already may be written in; it cannot be published.
  if (!isNew && data?._status !== 'published') return value;
  const other = await findOther(req, collection.slug, slug, before?.id, isNew);
  if (!other) return value;
  const title = titleOf(collection, other) || 'Untitled';
  const place = kept.parse(other).deletedAt ? ' in the trash' : '';
  const remedy = isComingBack
    ? 'Change that address first.'
    : `Choose another one${place && ' or delete that for good'}.`;
  const message = `“${title}”${place} has this address already. ${remedy}`;
  const errors = [{ label: 'Slug', message, path: 'slug' }];
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

/** @param isNew whether drafts and the trash count, too */
async function findOther(
  req: PayloadRequest,
  collection: CollectionSlug,
  slug: string,
  id: string | undefined,
  isNew: boolean,
): Promise<object | undefined> {
  const where: Where = {
    slug: { equals: slug },
    ...(id !== undefined && { id: { not_equals: id } }),
  };
  const published: Where = { ...where, _status: { equals: 'published' } };
  const as = { collection, limit: 1, ...asServer(req) } as const;
  const { docs } = await req.payload.find({
    ...as,
    where: isNew ? where : published,
    trash: isNew,
  });
  if (docs[0] || !isNew) return docs[0];
  const drafts = await req.payload.find({ ...as, where, trash: true, draft: true });
  return drafts.docs[0];
}
