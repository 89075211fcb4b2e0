import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';

import { inTurn } from '@/platform/database/in-turn';

import type { Reading } from './reading';

type Find<Found> = (reading: Reading) => Promise<Found>;

/**
 * Caches what was found in all content until some of it changes, drafts included: reading it all
 * takes far longer than asking what changed last. There is a cache for each role, since nobody is
 * shown what they may not read.
 */
export function whileUnchanged<Found>(find: Find<Found>): Find<Found> {
  const kept = new Map<string, { state: string; found: Promise<Found> }>();
  return async (reading) => {
    const { role } = reading.user;
    const state = await stateOf(reading);
    const last = kept.get(role);
    if (last?.state === state) return last.found;
    const found = find(reading);
    kept.set(role, { state, found });
    // A failure is not cached.
    found.catch(() => kept.delete(role));
    return found;
  };
}

const changed = z.object({ updatedAt: z.string().nullish() });

/** How many documents there are of each kind, and when one of them last changed. */
async function stateOf({ payload, user, req }: Reading): Promise<string> {
  const { collections, globals } = payload.config;
  const as = { depth: 0, draft: true, overrideAccess: false, user, req } as const;
  const isContent = (each: (typeof collections)[number]) =>
    hasDraftsEnabled(each) || Boolean(each.upload) || each.slug === 'redirects';
  const ofCollections = await inTurn(collections.filter(isContent), async ({ slug }) => {
    const select = { updatedAt: true } as const;
    // What uses a picture may lie in the trash.
    const newest = { limit: 1, sort: '-updatedAt', trash: true, select, ...as } as const;
    const { docs, totalDocs } = await payload.find({ collection: slug, ...newest });
    return [slug, totalDocs, changed.safeParse(docs[0]).data?.updatedAt];
  });
  const ofGlobals = await inTurn(globals.filter(hasDraftsEnabled), async ({ slug }) => {
    const found: unknown = await payload.findGlobal({ slug, select: { updatedAt: true }, ...as });
    return [slug, changed.parse(found).updatedAt];
  });
  return JSON.stringify([...ofCollections, ...ofGlobals]);
}
