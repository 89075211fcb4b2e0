import {
  BoldFeature,
  FixedToolbarFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';

import { offeredCollections } from '../page-types';
import { PasteFeature, type PasteProps } from './paste-feature';

/** What every formatted text has. */
export const words = (pasted: PasteProps = { isArticle: false }) => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({ enabledCollections: [...offeredCollections, 'downloads'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  PasteFeature(pasted),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** Of a text within another one: it has no headings. */
export const shortEditor = lexicalEditor({ features: words() });
