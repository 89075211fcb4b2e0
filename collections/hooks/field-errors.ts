import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

/** A `ValidationError` of Payload, recognised by its content. */
const refusal = z.object({
  message: z.string(),
  data: z.looseObject({
    errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
  }),
});

/**
 * Says which fields were refused, and why. Payload (3.90.2) does that only when the error has its
 * own class, and a build holds several copies of the class: a route rarely knows the one that threw.
 * Then people read “The following field is invalid” and no reason
 * (github.com/payloadcms/payload/issues/17298).
 */
export const tellFieldErrors: AfterErrorHook = ({ error, result }) => {
  const read = refusal.safeParse(error);
  if (!read.success) return;
  return { response: { ...result, errors: [{ name: 'ValidationError', ...read.data }] } };
};
