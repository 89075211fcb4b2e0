import { z } from 'zod';

import { innerText } from './inner-text';

export const calloutKinds = ['note', 'warning'] as const;

/** `{ type: 'block', fields: { blockType: 'callout', kind, text } }` */
export const calloutNode = z.looseObject({
  type: z.literal('block'),
  fields: z.looseObject({
    blockType: z.literal('callout'),
    kind: z.enum(calloutKinds).nullish(),
    text: innerText,
  }),
});
