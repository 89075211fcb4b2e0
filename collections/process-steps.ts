import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { onceOnSite } from './drafts/once-on-site';
import { line, paragraph } from './fields/lines';

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
    onceOnSite(line('number', 4, 'As it is printed: 01.')),
    line('title', 60),
    paragraph('description', 200),
    line('duration', 24, 'For example “Weeks 2–3”.'),
  ],
};
