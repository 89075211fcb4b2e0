import type { GroupField } from 'payload';

import { line, paragraph } from './lines';

/** What visitors tick to draw the ground of their own business; without tools it is not on the page. */
export const ownSectionField = (): GroupField => ({
  name: 'ownSection',
  type: 'group',
  label: 'A visitor’s own section',
  admin: {
    description:
      'Visitors tick the tools that they pay for, and the ground is drawn anew. It is on the page once it has a heading and a tool; its buttons stand under Buttons and small words.',
  },
  fields: [
    line('heading', 60, { isOptional: true }),
    paragraph('intro', 260, { isOptional: true }),
    {
      name: 'tools',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Tool', plural: 'Tools' },
      fields: [
        {
          type: 'row',
          fields: [
            line('name', 40),
            {
              name: 'stays',
              type: 'checkbox',
              label: 'Usually stays, such as accounts',
              defaultValue: false,
            },
          ],
        },
      ],
    },
  ],
});
