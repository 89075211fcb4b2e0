import type { RichTextField } from 'payload';

import { missingPictures, ofArticles } from '../article-text';
import { articleEditor } from '../panel/text-editor';

/** A long text: headings of two levels, quotes, lists, links, tables and pictures. Its contents are made from the headings. */
export const articleBody = (): RichTextField => ({
  name: 'body',
  type: 'richText',
  label: 'Text',
  required: true,
  editor: articleEditor,
  // Nodes that the editors of other fields do not know (collections/soundness/rich-text.ts).
  custom: { alsoKnown: [...ofArticles] },
  validate: missingPictures,
});
