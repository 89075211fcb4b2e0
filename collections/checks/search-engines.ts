import { z } from 'zod';

import type { Finding } from './finding';

const told = z.object({
  meta: z.object({ noindex: z.literal(true), canonical: z.string().regex(/\S/) }),
});

/** Search engines that are told both do one or the other, and may leave out the original as well. */
export function checkSearchEngines(doc: unknown): Finding[] {
  const { data } = told.safeParse(doc);
  if (!data) return [];
  const message = `Search engines are told two things: to list ${data.meta.canonical} in place of this page, and to leave this page out. Untick “Keep this page out of search engines”, or clear the address of the original.`;
  return [{ kind: 'search-engines', path: 'meta.canonical', message }];
}
