import type { CollectionAfterErrorHook, CollectionConfig } from 'payload';
import { z } from 'zod';

/** A `ValidationError` of Payload, by what it carries. */
const refusal = z.object({
  message: z.string(),
  data: z.looseObject({
    errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
  }),
});

/**
 * Tells which fields were refused, and why. Payload (3.90.2) does so only where the class of the
 * error is its own, and a build holds several copies of it: the one that a route knows is rarely
 * the one that threw. Then people read “The following field is invalid” and no reason
 * (github.com/payloadcms/payload/issues/17298).
 */
const tellFieldErrors: CollectionAfterErrorHook = ({ error, result }) => {
  const read = refusal.safeParse(error);
  if (!read.success) return;
  return { response: { ...result, errors: [{ name: 'ValidationError', ...read.data }] } };
};

export const withFieldErrors = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterError: [...(collection.hooks?.afterError ?? []), tellFieldErrors],
  },
});
