import type { Field } from 'payload';

/** A figure, what it counts, and how much of its bar has the accent. */
export const figureFields = (share: { defaultValue?: number } = {}): Field => ({
  type: 'row',
  fields: [
    { name: 'value', type: 'text', required: true, maxLength: 8 },
    { name: 'label', type: 'text', required: true, maxLength: 40 },
    {
      name: 'share',
      type: 'number',
      required: true,
      min: 0,
      max: 100,
      label: 'Accent, %',
      admin: { description: 'How much of the bar has the accent.' },
      ...share,
    },
  ],
});
