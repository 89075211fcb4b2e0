import { z } from 'zod';

import type { Article } from '@/payload-types';

const rooted = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) });

/** A formatted text within a part of another one. It holds words, lists and links (collections/soundness/rich-text.ts). */
export const innerText = z
  .custom<Article['body']>((given) => rooted.safeParse(given).success)
  .nullish();
