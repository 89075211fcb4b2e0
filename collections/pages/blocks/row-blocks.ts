import type { Block } from 'payload';

import { line, paragraph } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { pictureField } from '../../fields/picture';
import { headingField, introField, pageBlock, rowWords } from './block';

const firstColumns = [
  { heading: 'Before', text: 'We sit beside your staff and write down what they do all day.' },
  { heading: 'During', text: 'You see the system every Friday and change what does not fit.' },
  { heading: 'After', text: 'The code that we write is yours once it is paid for.' },
];

export const columnsBlock = (): Block =>
  pageBlock({
    slug: 'columns',
    name: 'Columns',
    fields: [
      headingField('What you get'),
      introField(),
      {
        name: 'columns',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 4,
        labels: { singular: 'Column', plural: 'Columns' },
        defaultValue: firstColumns,
        admin: {
          initCollapsed: true,
          description: 'Two to four. Give all of them a picture, or none.',
          components: rowWords('heading'),
        },
        fields: [
          line('heading', 40),
          paragraph('text', 300),
          pictureField({
            name: 'picture',
            description: 'Over the words.',
            frame: { least: { width: 600, height: 400 }, best: '3:2' },
            isOptional: true,
          }),
          linkTo({ name: 'action', label: 'Link below' }),
        ],
      },
    ],
  });

export const quotationBlock = (): Block =>
  pageBlock({
    slug: 'quotation',
    name: 'Quote of one person',
    plural: 'Quotes of one person',
    says: 'quote',
    fields: [
      paragraph('quote', 400, {
        description: 'Word for word as it was said, without quotation marks.',
        defaultValue: 'Write here what somebody said, word for word.',
      }),
      line('author', 60, { label: 'Who said it', defaultValue: 'Name' }),
      line('role', 80, { label: 'Role and company', isOptional: true }),
      pictureField({
        name: 'picture',
        description: 'Of the person.',
        frame: { least: { width: 240, height: 240 }, best: '1:1' },
        isOptional: true,
      }),
    ],
  });

const firstEntries = [
  { when: 'First', title: 'We listen', text: 'We sit with your staff and watch what they do.' },
  { when: 'Then', title: 'You see screens', text: 'You click through them and say what is wrong.' },
  { when: 'Last', title: 'Your data moves', text: 'We bring across what you have today.' },
];

export const timelineBlock = (): Block =>
  pageBlock({
    slug: 'timeline',
    name: 'Timeline',
    plural: 'Timelines',
    fields: [
      headingField('What happens when'),
      introField(),
      {
        name: 'entries',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 12,
        labels: { singular: 'Entry', plural: 'Entries' },
        defaultValue: firstEntries,
        admin: {
          initCollapsed: true,
          description: 'Two to twelve, the first on top.',
          components: rowWords('title'),
        },
        fields: [
          line('when', 30, 'As it is printed: “March 2026”, “Day 1”.'),
          line('title', 60),
          paragraph('text', 300, { isOptional: true }),
        ],
      },
    ],
  });
