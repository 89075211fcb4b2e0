import { Forbidden, type CollectionBeforeValidateHook, type SanitizedConfig } from 'payload';
import { z } from 'zod';

const lock = z.object({
  user: z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]),
});

/** Who is not signed in is the server, or is refused already. */
const refuseForeignLocks: CollectionBeforeValidateHook = ({ data, req }) => {
  const { data: named } = lock.safeParse(data);
  if (req.user && named && named.user !== req.user.id) throw new Forbidden(req.t);
  return data;
};

/** Payload (3.90.2) lets everybody lock a document in anybody's name. */
export function withOwnLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload keeps the locks of documents elsewhere now');
  locks.hooks.beforeValidate.push(refuseForeignLocks);
  return config;
}
