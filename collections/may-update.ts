import { executeAccess, type PayloadRequest } from 'payload';
import { z } from 'zod';

/** A document of a collection, or the one of a global, as a request names it. */
export type Target =
  | { readonly collection: string; readonly id: string }
  | { readonly global: string };

/** Whether it is there, and whoever asks may change it. One in the trash counts for who restores it. */
export async function mayUpdate(
  req: PayloadRequest,
  target: Target,
  { trash = false } = {},
): Promise<boolean> {
  const { config } = req.payload;
  if ('global' in target) {
    const global = config.globals.find(({ slug }) => slug === target.global);
    if (!global) return false;
    return (await executeAccess({ disableErrors: true, req }, global.access.update)) !== false;
  }
  const { id } = target;
  const collection = config.collections.find(({ slug }) => slug === target.collection);
  if (!collection || !z.uuid().safeParse(id).success) return false;
  const { slug, access } = collection;
  const allowed = await executeAccess({ disableErrors: true, id, req }, access.update);
  if (allowed === false) return false;
  const own = { id: { equals: id } };
  const where = allowed === true ? own : { and: [own, allowed] };
  const found = await req.payload.count({ collection: slug, where, trash, overrideAccess: true });
  return found.totalDocs > 0;
}
