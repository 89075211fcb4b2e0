import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField } from './heading-fields';

export const faqBlock = (): Block =>
  pageBlock({
    slug: 'faq',
    name: 'Questions',
    plural: 'Questions',
    type: 'FaqBlock',
    says: 'heading',
    fields: [
      headingField('Questions people ask first'),
      {
        name: 'faqs',
        type: 'relationship',
        relationTo: 'faqs',
        hasMany: true,
        maxRows: 12,
        label: 'Questions',
        admin: { description: 'In this order. Empty: those of the quote page.' },
      },
    ],
  });
