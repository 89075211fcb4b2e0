import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

import { refusalOf } from '@/platform/refusal';

const unknown = z.object({
  errors: z.tuple([z.object({ message: z.literal('An unknown error occurred.') })]),
});

/**
 * Says why a request was refused. Payload (3.90.2) leaves that out when the error has no name, and
 * the build's errors have none: their classes are minified.
 */
export const tellRefusals: AfterErrorHook = ({ error, result }) => {
  const refusal = refusalOf(error);
  if (!refusal?.isPublic || !unknown.safeParse(result).success) return;
  return { response: { errors: [{ message: error.message }] }, status: refusal.status };
};
