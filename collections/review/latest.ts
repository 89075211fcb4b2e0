import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';

import type { Shared } from './links';

const found = z.object({
  docs: z.array(
    z.object({ id: z.string(), updatedAt: z.coerce.string(), version: z.looseObject({}) }),
  ),
});

export const collectionOf = (payload: Payload, slug: string): CollectionSlug | undefined =>
  payload.config.collections.find((each) => each.slug === slug)?.slug;

export const globalOf = (payload: Payload, slug: string): GlobalSlug | undefined =>
  payload.config.globals.find((each) => each.slug === slug)?.slug;

export interface StoredVersion {
  readonly id: string;
  readonly updatedAt: string;
  /** As the database holds it: what it names are ids, and no access was asked. */
  readonly version: Readonly<Record<string, unknown>>;
}

/**
 * @param where of what the versions say
 * @param req whose transaction sees it
 */
export async function newestVersion(
  payload: Payload,
  { owner, document }: Shared,
  where: Where = {},
  req?: PayloadRequest,
): Promise<StoredVersion | undefined> {
  const newest = { limit: 1, sort: '-updatedAt', pagination: false, ...(req && { req }) } as const;
  const global = document === null ? globalOf(payload, owner) : undefined;
  if (global !== undefined) {
    const { docs } = found.parse(await payload.db.findGlobalVersions({ global, where, ...newest }));
    return docs[0];
  }
  const collection = collectionOf(payload, owner);
  if (collection === undefined || document === null) return undefined;
  const own = { and: [{ parent: { equals: document } }, where] };
  const { docs } = found.parse(
    await payload.db.findVersions({ collection, where: own, ...newest }),
  );
  const version = docs[0];
  return version?.version['deletedAt'] ? undefined : version;
}

/**
 * The newest draft of something, as the database holds it: what it names are ids, and no access was asked.
 * @returns undefined while there is none, and for what is in the trash
 */
export const latestOf = async (
  payload: Payload,
  shared: Shared,
): Promise<Readonly<Record<string, unknown>> | undefined> =>
  (await newestVersion(payload, shared))?.version;

/** Whether something was published after a moment. */
export const wasPublishedSince = async (
  payload: Payload,
  shared: Shared,
  moment: Date,
): Promise<boolean> => {
  const published = { 'version._status': { equals: 'published' } };
  const later = { updatedAt: { greater_than: moment.toISOString() } };
  return (await newestVersion(payload, shared, { and: [published, later] })) !== undefined;
};

/** The ids of the newest version and of the one that was published last, where both are there and differ. */
export async function versionsToCompare(payload: Payload, shared: Shared) {
  const latest = await newestVersion(payload, shared);
  const published = await newestVersion(payload, shared, {
    'version._status': { equals: 'published' },
  });
  return latest && published && latest.id !== published.id
    ? { latest: latest.id, published: published.id }
    : null;
}
