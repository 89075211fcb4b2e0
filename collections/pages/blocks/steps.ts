import type { Block } from 'payload';

import { pageBlock } from './block';
import { headingField, labelField } from './heading-fields';

export const stepsBlock = (): Block =>
  pageBlock({
    slug: 'steps',
    name: 'Steps',
    plural: 'Steps',
    type: 'StepsBlock',
    says: 'heading',
    fields: [
      labelField('Process'),
      {
        ...headingField('From your list of tools to one system'),
        admin: { description: 'Above the process steps, which stand under Content.' },
      },
    ],
  });
