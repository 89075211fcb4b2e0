import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';

import { pathOf } from '@/platform/payload/panel/drawn-from';

import { isOfOlderForm } from './older-form';
import { isAutosave } from './saves';

const signed = z.looseObject({
  changedBy: z.string().nullish(),
  changedById: z.string().nullish(),
});

/** Whether this save would write over what somebody else wrote last. */
function isOfSomebodyElse(latest: unknown, { user }: PayloadRequest): boolean {
  const { changedBy, changedById } = signed.safeParse(latest).data ?? {};
  if (user?.collection !== 'users') return false;
  // What was written before ids were kept has a name alone.
  return changedById ? changedById !== user.id : Boolean(changedBy) && changedBy !== user.name;
}

/** A version that is not an automatic one stays as it is: the next save makes one of its own. */
const closed = <Version extends object>(version: Version) => ({ ...version, autosave: false });

const newest = { limit: 1, pagination: false, sort: '-updatedAt' } as const;

/**
 * Payload keeps one automatic version and writes each next one over it, whoever saves. Where another
 * editor goes on, or the same one in a form that was opened before, what was written before stays among the
 * versions.
 */
export const keepOthersWords: CollectionBeforeChangeHook<{ id: string }> = async (given) => {
  const { collection, context, data, originalDoc, req } = given;
  const { slug } = collection;
  if (!originalDoc || !isAutosave(context, slug)) return data;
  if (
    !isOfSomebodyElse(originalDoc, req) &&
    !isOfOlderForm(req, pathOf({ collection: slug, id: originalDoc.id }), data, originalDoc)
  )
    return data;
  const where = { parent: { equals: originalDoc.id } };
  const { docs } = await req.payload.db.findVersions({ collection: slug, where, req, ...newest });
  for (const { id, ...version } of docs)
    await req.payload.db.updateVersion({ collection: slug, id, versionData: closed(version), req });
  return data;
};

/** The same for a global. */
export const keepOthersWordsOfGlobal: GlobalBeforeChangeHook = async (given): Promise<unknown> => {
  const { context, global, req } = given;
  const data: unknown = given.data;
  const latest: unknown = given.originalDoc;
  const { slug } = global;
  if (!isAutosave(context, slug)) return data;
  if (!isOfSomebodyElse(latest, req) && !isOfOlderForm(req, pathOf({ global: slug }), data, latest))
    return data;
  const { docs } = await req.payload.db.findGlobalVersions({ global: slug, req, ...newest });
  for (const { id, ...version } of docs)
    await req.payload.db.updateGlobalVersion({
      global: slug,
      id,
      versionData: closed(version),
      req,
    });
  return data;
};
