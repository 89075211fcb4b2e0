import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField, labelField } from './heading-fields';

const firstWords =
  'People who type the same order into one tool after another are not slow: their tools are. We sit beside them, write down what they do, and build the one screen that they needed.';

/** What an editor's formatted text is while it has one paragraph. */
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 },
        ],
      },
    ],
  },
});

export const textBlock = (): Block =>
  pageBlock({
    slug: 'text',
    name: 'Text',
    plural: 'Texts',
    type: 'TextBlock',
    says: 'heading',
    fields: [
      labelField(),
      headingField('What changes for your people'),
      { name: 'body', type: 'richText', required: true, defaultValue: paragraph(firstWords) },
    ],
  });
