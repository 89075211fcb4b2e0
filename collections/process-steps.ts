import type { CollectionConfig } from 'payload';

import { anyone, editors } from './access';

export const processSteps: CollectionConfig = {
  slug: 'process-steps',
  labels: { singular: 'Process step', plural: 'Process steps' },
  orderable: true,
  access: { read: anyone, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'duration'],
    description: 'The steps on the home page under Process. Drag to change the order.',
  },
  fields: [
    {
      name: 'number',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 4,
      admin: { description: 'As it is printed: 01.' },
    },
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    { name: 'description', type: 'textarea', required: true, maxLength: 200 },
    {
      name: 'duration',
      type: 'text',
      required: true,
      maxLength: 24,
      admin: { description: 'For example “Weeks 2–3”.' },
    },
  ],
};
