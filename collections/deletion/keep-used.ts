import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';

import { listOf } from '@/platform/place/wording';

import { asServer } from '../access';
import { findUses, nameOf, titleOf } from './find-uses';

/** @throws APIError 409 with a sentence that names what shows the document */
async function refuseIfUsed(
  collection: SanitizedCollectionConfig,
  id: string,
  req: PayloadRequest,
): Promise<void> {
  const { slug, labels } = collection;
  const uses = await findUses(req, { collection: slug, id });
  if (uses.length === 0) return;
  const kind = nameOf(labels.singular);
  const doc = await req.payload.findByID({ collection: slug, id, trash: true, ...asServer(req) });
  const list = listOf(uses);
  throw new APIError(
    `The ${kind} “${titleOf(collection, doc)}” is still used by ${list}. Choose another one there, then delete this one.`,
    409,
  );
}

const known = z.object({ id: z.string() });
const trashed = z.object({ deletedAt: z.union([z.string().min(1), z.date()]) });

const keepFromTrash: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const before = known.safeParse(originalDoc).data;
  const isGoing = trashed.safeParse(data).success && !trashed.safeParse(originalDoc).success;
  if (isGoing && before) await refuseIfUsed(collection, before.id, req);
};

const keepFromDeletion: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(collection, String(id), req);

/** Refuses to throw away, singly and in bulk, what a page or another document shows. */
export const withUsedKept = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), keepFromTrash],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), keepFromDeletion],
  },
});
