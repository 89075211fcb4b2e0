import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

import { pictureFields } from '../article-text';
import { offeredCollections } from '../page-types';
import { PasteFeature } from './paste-feature';

const common = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: [...offeredCollections] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  PasteFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** Of every formatted text that says nothing else: it stands under a heading of the second level. */
export const textEditor = lexicalEditor({
  features: [HeadingFeature({ enabledHeadingSizes: ['h3'] }), ...common],
});

/** Of a text that is a page of its own, under the heading of the page. */
export const articleEditor = lexicalEditor({
  features: [
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BlockquoteFeature(),
    ...common,
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: pictureFields } },
    }),
    EXPERIMENTAL_TableFeature(),
  ],
});
