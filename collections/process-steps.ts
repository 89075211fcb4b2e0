import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';

import { onceOnSite } from './drafts/once-on-site';

export const processSteps: CollectionConfig = {
  slug: 'process-steps',
  labels: { singular: 'Process step', plural: 'Process steps' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'duration'],
    description: 'The steps on the home page under Process. Drag to change the order.',
  },
  fields: [
    onceOnSite({
      name: 'number',
      type: 'text',
      required: true,
      maxLength: 4,
      admin: { description: 'As it is printed: 01.' },
    }),
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
