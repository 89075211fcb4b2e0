import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { drawnFromIn } from '@/platform/payload/panel/drawn-from';

const dated = z.looseObject({ updatedAt: z.string() });

/**
 * Whether a form that is saved shows an older state of its document than the newest: it sends all that stands in it,
 * and would write its old words over those. It says so by a header, or as somebody leaves by what it sends.
 * @param path as the header names the document
 */
export function isOfOlderForm(
  { headers }: PayloadRequest,
  path: string,
  data: unknown,
  latest: unknown,
): boolean {
  const shown = drawnFromIn(headers, path) ?? dated.safeParse(data).data?.updatedAt;
  const newest = dated.safeParse(latest).data?.updatedAt;
  return shown !== undefined && newest !== undefined && Date.parse(shown) < Date.parse(newest);
}
