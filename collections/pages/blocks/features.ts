import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField, introField, labelField } from './heading-fields';

export const featuresBlock = (): Block =>
  pageBlock({
    slug: 'features',
    name: 'Features',
    plural: 'Features',
    type: 'FeaturesBlock',
    says: 'heading',
    fields: [
      labelField('Services'),
      headingField('Features & Functionality'),
      introField('The parts that we build most often. They share one database.'),
      {
        name: 'features',
        type: 'relationship',
        relationTo: 'features',
        hasMany: true,
        maxRows: 16,
        admin: { description: 'In this order. Empty: all of them.' },
      },
    ],
  });
