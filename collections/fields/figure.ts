import type { Field } from 'payload';

import { line } from './lines';

/** A figure, what it counts, and how much of its bar has the accent. */
export const figureFields = (share: { defaultValue?: number } = {}): Field => ({
  type: 'row',
  fields: [
    line('value', 8),
    line('label', 40),
    {
      name: 'share',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      label: 'Accent, %',
      admin: {
        description:
          'How much of the bar has the accent: 90 for 90%. A figure such as 10x has ten lines against one instead.',
      },
      ...share,
    },
  ],
});
