import type { Payload, PayloadRequest } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';

import { jobsSlug, publishTask } from '@/platform/payload/own-collections';

import { whatLeaves } from './what-leaves';

/** How many documents there are of each content collection, with the trash. */
export async function countContent(payload: Payload): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { slug } of whatLeaves(payload.config).collections) {
    const { totalDocs } = await payload.db.count({ collection: slug, where: {} });
    counts.set(slug, totalDocs);
  }
  return counts;
}

/**
 * Makes room for other content. Hooks that keep a used picture or a legal page have no say here: all
 * goes at once, and only if all of the other content comes.
 */
export async function removeContent(req: PayloadRequest): Promise<void> {
  const { config, db } = req.payload;
  const { collections, globals } = whatLeaves(config);
  for (const collection of collections) {
    const one = { collection: collection.slug, where: {}, req } as const;
    if (hasDraftsEnabled(collection)) await db.deleteVersions(one);
    await db.deleteMany(one);
  }
  for (const { slug } of globals) await db.deleteVersions({ globalSlug: slug, where: {}, req });
  // Documents keep their ids, so a date that was set for the earlier ones would be kept, too.
  await db.deleteMany({
    collection: jobsSlug,
    where: { taskSlug: { equals: publishTask } },
    req,
  });
}
