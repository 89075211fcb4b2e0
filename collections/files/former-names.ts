import { z } from 'zod';

import { familyOf } from './file-name';

const named = z.object({
  filename: z.string().nullish(),
  formerNames: z.array(z.string()).nullish().catch(null),
});

/**
 * The parts in common of the files that a document had before, once it gets another one: their
 * addresses lead to that of today (former-file.ts).
 */
export function formerNamesOf(before: unknown, filename: string): string[] {
  const { filename: last, formerNames } = named.safeParse(before).data ?? {};
  const family = familyOf(filename);
  const former = [...(formerNames ?? []), familyOf(last ?? '')];
  return [...new Set(former)].filter((name) => name !== '' && name !== family);
}
