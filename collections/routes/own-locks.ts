import { isDeepStrictEqual } from 'node:util';

import {
  Forbidden,
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type SanitizedConfig,
} from 'payload';
import { z } from 'zod';

import { locksOf } from '@/platform/payload/own-parts';

import { mayUpdate } from '../may-update';

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const lock = z.object({
  user: z.union([z.string(), z.object({ value: idOf }).transform(({ value }) => value)]),
});

/** What a lock is of: one thing. */
const locked = z.union([
  z
    .object({
      document: z.object({ relationTo: z.string(), value: idOf }),
      globalSlug: z.literal('').nullish(),
    })
    .transform(({ document }) => ({ collection: document.relationTo, id: document.value })),
  z
    .object({ document: z.null().optional(), globalSlug: z.string().min(1) })
    .transform(({ globalSlug }) => ({ global: globalSlug })),
]);

/**
 * Somebody else's lock may be taken over, as the panel does it, and not moved. A caller without a session
 * is the server, or is refused already.
 */
const refuseForeignLocks: CollectionBeforeValidateHook = async (given) => {
  const { data, operation, req } = given;
  const { data: own } = lock.safeParse(data);
  if (!req.user || !own) return data;
  const { data: target } = locked.safeParse(data);
  const isMoved =
    operation === 'update' && !isDeepStrictEqual(target, locked.safeParse(given.originalDoc).data);
  const isTheirs = own.user === req.user.id && target !== undefined && !isMoved;
  if (!isTheirs || !(await mayUpdate(req, target, { trash: true }))) throw new Forbidden(req.t);
  return data;
};

/** Who takes a document over takes its lock first. */
const keepForeignLocks: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user) return;
  const where = { id: { equals: id } };
  const stored: unknown = await req.payload.db.findOne({ collection: collection.slug, where, req });
  const { data: given } = lock.safeParse(stored);
  if (given && given.user !== req.user.id) throw new Forbidden(req.t);
};

const held = z.looseObject({
  user: z.object({
    relationTo: z.literal('users'),
    value: idOf,
  }),
});
const named = z.object({ name: z.string() });

/**
 * The panel shows whoever holds a document by their address, and by their id where the reader may
 * not read accounts. Colleagues know each other by name, as “Last changed by” says it.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }): Promise<unknown> => {
  const { data: lock } = held.safeParse(doc);
  if (req.user?.collection !== 'users' || !lock) return doc;
  const { relationTo, value: id } = lock.user;
  const user: unknown = await req.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    req,
  });
  const { data: person } = named.safeParse(user);
  if (!person) return doc;
  return { ...lock, user: { relationTo, value: { id, email: person.name } } };
};

/** Payload (3.90.2) lets everybody lock any document in anybody's name, and end any lock. */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = locksOf(config);
  locks.hooks.beforeValidate.push(refuseForeignLocks);
  locks.hooks.beforeDelete.push(keepForeignLocks);
  locks.hooks.afterRead.push(nameHolder);
  return config;
}
