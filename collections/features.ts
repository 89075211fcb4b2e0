import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { onceOnSite } from './drafts/once-on-site';
import { iconField } from './fields/icon';
import { line, paragraph } from './fields/lines';

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
    onceOnSite(line('title', 60)),
    paragraph('description', 160),
    line('group', 40, {
      custom: { isCompared: true },
      description: 'Features that follow each other with the same group stand in one stratum.',
    }),
    iconField(),
  ],
};
