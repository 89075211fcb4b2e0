import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { z } from 'zod';

type Status = 'draft' | 'published';

/** A document that was never published has its row, too: as a draft. */
const row = z.object({ _status: z.enum(['draft', 'published']).nullish() });

/** Whether the site shows a document now, whatever its latest draft says. */
export async function liveStatus(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Status> {
  const live = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req });
  return row.nullish().parse(live)?._status ?? 'draft';
}

export async function liveStatusOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Status> {
  return row.parse(await req.payload.db.findGlobal({ slug, req }))._status ?? 'draft';
}
