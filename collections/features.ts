import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';

import { onceOnSite } from './drafts/once-on-site';
import { iconField } from './fields/icon';

export const features: CollectionConfig = {
  slug: 'features',
  labels: { singular: 'Feature', plural: 'Features' },
  orderable: true,
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'group', 'description'],
    description: 'The parts listed on the home page under Services. Drag to change the order.',
  },
  fields: [
    onceOnSite({ name: 'title', type: 'text', required: true, maxLength: 60 }),
    { name: 'description', type: 'textarea', required: true, maxLength: 160 },
    {
      name: 'group',
      type: 'text',
      required: true,
      maxLength: 40,
      custom: { isCompared: true },
      admin: {
        description: 'Features that follow each other with the same group stand in one stratum.',
      },
    },
    iconField(),
  ],
};
