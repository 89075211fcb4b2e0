import type { Block } from 'payload';

import { shortEditor } from '../../panel/short-editor';

/** Stands below the article; its number follows from its place. */
export const footnote: Block = {
  slug: 'footnote',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  fields: [{ name: 'text', type: 'richText', required: true, editor: shortEditor }],
};
