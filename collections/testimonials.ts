import type { CollectionConfig } from 'payload';

import { anyone, editors } from './access';

import { placeholderField } from './fields/placeholder';

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  orderable: true,
  access: { read: anyone, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'author',
    defaultColumns: ['author', 'title', 'placeholder'],
    description: 'The first one is set large. Drag to change the order.',
  },
  fields: [
    {
      name: 'quote',
      type: 'textarea',
      required: true,
      maxLength: 320,
      admin: { description: 'Without quotation marks.' },
    },
    { name: 'author', type: 'text', required: true, unique: true, maxLength: 80 },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The role and the company.' },
    },
    placeholderField(),
  ],
};
