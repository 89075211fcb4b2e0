import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';

import type { LegalPage } from '@/payload-types';

import { asServer } from '../access';
import { isDraftSave } from '../drafts/saves';
import { addressProblem, refusedSlug } from '../pages/addresses';

/** The footer, the forms, other legal texts and the specification lead to these addresses. */
const fixed = ['privacy', 'terms', 'disclaimer', 'competition-1', 'accessibility'];

const slugged = z.object({ slug: z.string() });
const stored = z.object({ id: z.string() });

/**
 * Refuses to publish at an address that another page has, and a page that must not move at another
 * address. What is published counts: a draft may have had any address in between.
 */
export const keepLegalAddresses: CollectionBeforeValidateHook<LegalPage> = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  if (isDraftSave(context, collection.slug)) return data;
  const slug = slugged.safeParse(data).data?.slug;
  const id = stored.safeParse(originalDoc).data?.id;
  const before = await liveSlug(req, id);
  const message =
    slug === undefined
      ? undefined
      : (movingProblem(slug, before) ?? (await addressProblem(slug, id, req)));
  if (message !== undefined) throw refusedSlug(collection.slug, message, req);
  if (before !== undefined && fixed.includes(before) && isLeaving(data)) throw staying(before);
  return data;
};

const leaving = z.union([
  z.object({ _status: z.literal('draft') }),
  z.object({ deletedAt: z.union([z.string().min(1), z.date()]) }),
]);
const isLeaving = (data: unknown) => leaving.safeParse(data).success;

/** The address at which the site shows a page now. */
async function liveSlug(req: PayloadRequest, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const { slug, _status } = await req.payload.findByID({
    collection: 'legal-pages',
    id,
    trash: true,
    ...asServer(req),
  });
  return _status === 'published' ? slug : undefined;
}

const staying = (slug: string) =>
  new APIError(
    `The page at /${slug} cannot be taken away: the forms, the footer and other texts lead there.`,
    409,
  );

const movingProblem = (slug: string, before: string | undefined): string | undefined =>
  before !== undefined && slug !== before && fixed.includes(before)
    ? `This page stays at /${before}: the forms, the footer and other texts lead there.`
    : undefined;

/** The same pages cannot go. */
export const keepLegalPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slug = await liveSlug(req, String(id));
  if (slug !== undefined && fixed.includes(slug)) throw staying(slug);
};
