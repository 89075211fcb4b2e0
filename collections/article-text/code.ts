import { z } from 'zod';

/** As long as a text of its own. */
export const longestCode = 20_000;

/** `{ type: 'block', fields: { blockType: 'code', language, code } }` */
export const codeNode = z.looseObject({
  type: z.literal('block'),
  fields: z.looseObject({
    blockType: z.literal('code'),
    /** Its name, as readers know it: TypeScript. */
    language: z.string().max(40).nullish(),
    code: z.string().max(longestCode).nullish(),
  }),
});
