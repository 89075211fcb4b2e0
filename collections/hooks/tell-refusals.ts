import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

import { unknownError } from '@/platform/payload/words';
import { refusalOf } from '@/platform/refusal';

const unknown = z.object({
  errors: z.tuple([z.object({ message: z.literal(unknownError) })]),
});

/** In place of Payload's words, which name the document by its id. */
const locked =
  'Somebody else is working on this now, so nothing was saved. Open it to see who, and to take over.';

/**
 * Says why a request was refused. Payload (3.90.2) leaves that out when the error has no name, and
 * the build's errors have none: their classes are minified.
 */
export const tellRefusals: AfterErrorHook = ({ error, result }) => {
  const refusal = refusalOf(error);
  if (refusal?.status === 423) return { response: { errors: [{ message: locked }] } };
  if (!refusal?.isPublic || !unknown.safeParse(result).success) return;
  return { response: { errors: [{ message: error.message }] }, status: refusal.status };
};
