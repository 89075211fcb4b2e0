import type { Block, Condition } from 'payload';
import { z } from 'zod';

import { line, paragraph } from '../../fields/lines';
import { linkTo } from '../../fields/link-to';
import { pageBlock } from './block';

const drawn = z.object({ drawing: z.string() });
const withDrawing =
  (drawing: string): Condition =>
  (_, siblings) =>
    drawn.safeParse(siblings).data?.drawing === drawing;

export const heroBlock = (): Block =>
  pageBlock({
    slug: 'hero',
    name: 'Hero',
    plural: 'Heroes',
    says: 'headline',
    fields: [
      line('headline', 90, {
        defaultValue: 'A system that fits how you work.',
        description: 'The heading of the whole page.',
      }),
      paragraph('lede', 300, {
        label: 'Opening paragraph',
        defaultValue:
          'We design and build bespoke software that replaces tools you pay for today. The code that we write is yours once it is paid for.',
      }),
      linkTo({
        name: 'action',
        label: 'Button',
        isRequired: true,
        first: { words: 'Get a Free Quote', address: '/quote' },
      }),
      linkTo({ name: 'second', label: 'Link beside the button' }),
      {
        name: 'drawing',
        type: 'select',
        required: true,
        defaultValue: 'street',
        options: [
          { label: 'All industries on one street, over named layers', value: 'street' },
          { label: 'The drawing of one industry', value: 'industry' },
          { label: 'A low strip of ground', value: 'strip' },
        ],
      },
      {
        name: 'industry',
        type: 'relationship',
        relationTo: 'industries',
        required: true,
        admin: { condition: withDrawing('industry') },
      },
      {
        name: 'tools',
        type: 'array',
        required: true,
        minRows: 3,
        maxRows: 9,
        labels: { singular: 'Tool', plural: 'Tools' },
        defaultValue: ['Spreadsheets', 'Shared inbox', 'CRM', 'Booking tool', 'Stock system'].map(
          (name) => ({ name }),
        ),
        admin: {
          condition: withDrawing('street'),
          initCollapsed: true,
          description: 'The layers on the left, from the top down, three to nine.',
          components: {
            RowLabel: {
              path: '/src/panel/blocks/block-label#RowWords',
              clientProps: { says: 'name' },
            },
          },
        },
        fields: [line('name', 28)],
      },
      {
        type: 'row',
        admin: { condition: withDrawing('street') },
        fields: [
          line('oneLayer', 20, { label: 'Words on the accent', defaultValue: 'One layer.' }),
          line('caption', 60, {
            label: 'Line below them',
            defaultValue: 'Built round how you already work',
          }),
        ],
      },
    ],
  });
