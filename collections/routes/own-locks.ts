import {
  Forbidden,
  type CollectionAfterReadHook,
  type CollectionBeforeValidateHook,
  type SanitizedConfig,
} from 'payload';
import { z } from 'zod';

import { locksOf } from '@/platform/payload/own-parts';

const lock = z.object({
  user: z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]),
});

/** A caller without a session is the server, or is refused already. */
const refuseForeignLocks: CollectionBeforeValidateHook = ({ data, req }) => {
  const { data: given } = lock.safeParse(data);
  if (req.user && given && given.user !== req.user.id) throw new Forbidden(req.t);
  return data;
};

const held = z.looseObject({
  user: z.object({
    relationTo: z.literal('users'),
    value: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
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

/** Payload (3.90.2) lets everybody lock a document in anybody's name. */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = locksOf(config);
  locks.hooks.beforeValidate.push(refuseForeignLocks);
  locks.hooks.afterRead.push(nameHolder);
  return config;
}
