import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';

import { inTurn } from '@/platform/database/in-turn';

/**
 * Payload (3.90.2) stores a document as soon as “Create New” opens its form. Until something is
 * written in it, it names who opened it (`changedById`) and nobody who changed it (`changedBy`); what
 * the server makes by itself names neither.
 */
const signs = [
  ['_status', { equals: 'draft' }, { not_equals: 'draft' }],
  ['changedBy', { exists: false }, { exists: true }],
  ['changedById', { exists: true }, { exists: false }],
] as const;

const unwritten: Where[] = signs.map(([field, is]) => ({ [field]: is }));

/** What lists show. By its address, a form that somebody opened stays there to be written in. */
export const written: Where = { or: signs.map(([field, , isNot]) => ({ [field]: isNot })) };

/** The ids of forms that somebody opened and nobody wrote in. */
export async function findUnwritten(
  req: PayloadRequest,
  collection: CollectionSlug,
  ...narrowed: Where[]
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [...unwritten, ...narrowed] },
    draft: true,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    req,
  });
  return docs.map(({ id }) => id);
}

/** Nobody comes back to a form after that long. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Erases them after a week. They were in no list, and do not go into the trash. */
export async function forgetUnwritten(req: PayloadRequest): Promise<void> {
  const { collections } = req.payload.config;
  const before = new Date(Date.now() - keptMs).toISOString();
  const as = { context: { disableRevalidate: true }, depth: 0, overrideAccess: true } as const;
  await inTurn(collections.filter(hasDraftsEnabled), async ({ slug }) => {
    const ids = await findUnwritten(req, slug, { updatedAt: { less_than: before } });
    if (ids.length > 0)
      await req.payload.delete({ collection: slug, where: { id: { in: ids } }, ...as });
  });
}
