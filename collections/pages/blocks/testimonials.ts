import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField } from './heading-fields';

export const testimonialsBlock = (): Block =>
  pageBlock({
    slug: 'testimonials',
    name: 'Testimonials',
    plural: 'Testimonials',
    type: 'TestimonialsBlock',
    says: 'heading',
    fields: [
      headingField('Success Stories'),
      {
        name: 'testimonials',
        type: 'relationship',
        relationTo: 'testimonials',
        hasMany: true,
        maxRows: 3,
        admin: { description: 'One to three; the first is set large. Empty: the first three.' },
      },
    ],
  });
