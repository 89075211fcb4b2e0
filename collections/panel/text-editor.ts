import {
  BlockquoteFeature,
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  HeadingFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

import { pictureFields } from '../article-text';
import { inlineBlocks, textBlocks } from '../article-text/blocks';
import { words } from './short-editor';

/** Of every formatted text that says nothing else: it stands under a heading of the second level. */
export const textEditor = lexicalEditor({
  features: [HeadingFeature({ enabledHeadingSizes: ['h3'] }), ...words()],
});

/** Of a text that is a page of its own, under the heading of the page. */
export const articleEditor = lexicalEditor({
  features: [
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BlockquoteFeature(),
    ...words({ isArticle: true }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: pictureFields } },
    }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: textBlocks, inlineBlocks }),
  ],
});

/** Of a table with words around it. */
export const tableEditor = lexicalEditor({
  features: [...words({ isArticle: true }), EXPERIMENTAL_TableFeature()],
});
