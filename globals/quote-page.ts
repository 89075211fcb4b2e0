import type { GlobalConfig } from 'payload';

import { pageAccess } from '../collections/access';

export const quotePage: GlobalConfig = {
  slug: 'quote-page',
  label: 'Quote page',
  access: pageAccess,
  admin: {
    group: 'Pages',
    description: 'The words around the quote form, and the thank-you view.',
  },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 80 },
    { name: 'intro', type: 'textarea', required: true, maxLength: 300 },
    {
      name: 'privacyNote',
      type: 'text',
      required: true,
      maxLength: 160,
      admin: { description: 'Beside the button; a link to the privacy page follows it.' },
    },
    {
      name: 'whyChoose',
      type: 'group',
      label: 'Why choose us',
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 60 },
        {
          name: 'reasons',
          type: 'array',
          required: true,
          minRows: 4,
          maxRows: 6,
          labels: { singular: 'Reason', plural: 'Reasons' },
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 60 },
            { name: 'text', type: 'text', required: true, maxLength: 120 },
          ],
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
          fields: [
            { name: 'when', type: 'text', required: true, maxLength: 30 },
            { name: 'what', type: 'text', required: true, maxLength: 60 },
          ],
        },
      ],
    },
    {
      name: 'faqsHeading',
      type: 'text',
      required: true,
      defaultValue: 'Questions people ask first',
      maxLength: 80,
      admin: { description: 'Above the questions. What they are stands under Questions.' },
    },
    {
      name: 'thankYou',
      type: 'group',
      label: 'Thank-you view',
      fields: [
        { name: 'heading', type: 'text', required: true, maxLength: 80 },
        { name: 'text', type: 'textarea', required: true, maxLength: 300 },
      ],
    },
  ],
};
