import type { Block } from 'payload';

import { callout } from './callout';
import { code } from './code';
import { footnote } from './footnote';
import { video } from './video';

/** Each is a form within the document's: what is typed there last has to reach that as well. */
const watched = (block: Block): Block => ({
  ...block,
  fields: [
    ...block.fields,
    {
      name: 'watch',
      type: 'ui',
      admin: { components: { Field: '/src/panel/drafts/watch-text-block#WatchTextBlock' } },
    },
  ],
});

/** What stands between paragraphs. */
export const textBlocks = [code, callout, video].map(watched);

/** What stands among words. */
export const inlineBlocks = [footnote];
