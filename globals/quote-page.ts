import type { GlobalConfig } from 'payload';

import { globalAccess } from '../collections/access';
import { line, paragraph } from '../collections/fields/lines';

export const quotePage: GlobalConfig = {
  slug: 'quote-page',
  label: 'Quote page',
  access: globalAccess,
  admin: {
    group: 'Pages',
    description: 'The words around the quote form, and the thank-you view.',
  },
  fields: [
    line('heading', 80),
    paragraph('intro', 300),
    line('privacyNote', 160, 'Beside the button; a link to the privacy page follows it.'),
    {
      name: 'whyChoose',
      type: 'group',
      label: 'Why choose us',
      fields: [
        line('heading', 60),
        {
          name: 'reasons',
          type: 'array',
          required: true,
          minRows: 4,
          maxRows: 6,
          labels: { singular: 'Reason', plural: 'Reasons' },
          fields: [line('title', 60), line('text', 120)],
        },
      ],
    },
    {
      name: 'nextSteps',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 3,
      labels: { singular: 'Next step', plural: 'What happens next' },
      fields: [
        {
          type: 'row',
          fields: [line('when', 30), line('what', 60)],
        },
      ],
    },
    line('faqsHeading', 80, {
      defaultValue: 'Questions people ask first',
      description: 'Above the questions. What they are stands under Questions.',
    }),
    {
      name: 'thankYou',
      type: 'group',
      label: 'Thank-you view',
      fields: [line('heading', 80), paragraph('text', 300)],
    },
  ],
};
