import type { Block } from 'payload';

import { figureFields } from '../../fields/figure';
import { pageBlock } from './block';
import { headingField } from './heading-fields';

const first = [
  { value: '90%', label: 'Cost Reduction', share: 10 },
  { value: '10x', label: 'Faster Delivery', share: 10 },
  { value: '100%', label: 'Satisfaction', share: 100 },
];

export const statsBlock = (): Block =>
  pageBlock({
    slug: 'stats',
    name: 'Figures',
    plural: 'Figures',
    type: 'StatsBlock',
    says: 'heading',
    fields: [
      headingField('What is left of the bill, the wait and the doubt'),
      {
        name: 'stats',
        type: 'array',
        required: true,
        minRows: 2,
        maxRows: 3,
        labels: { singular: 'Figure', plural: 'Figures' },
        defaultValue: first,
        admin: {
          initCollapsed: true,
          description:
            'Two or three. What a figure rests on stands under Claims: list this page’s address there.',
          components: {
            RowLabel: {
              path: '/src/panel/blocks/block-label#RowWords',
              clientProps: { says: 'value' },
            },
          },
        },
        fields: [figureFields({ defaultValue: 50 })],
      },
    ],
  });
