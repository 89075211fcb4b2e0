import type { Block } from 'payload';

import { linkTo } from '../../fields/link-to';
import { pageBlock } from './block';
import { headingField, introField } from './heading-fields';

export const projectsBlock = (): Block =>
  pageBlock({
    slug: 'projects',
    name: 'Projects',
    plural: 'Projects',
    type: 'ProjectsBlock',
    says: 'heading',
    fields: [
      headingField('Systems that people work in'),
      introField('Each has a screen to look at, and a line on what it replaced.'),
      {
        name: 'projects',
        type: 'relationship',
        relationTo: 'projects',
        hasMany: true,
        maxRows: 8,
        admin: { description: 'In this order. Empty: the first three of the portfolio.' },
      },
      linkTo({
        name: 'action',
        label: 'Button',
        first: { words: 'See Our Work', address: '/work' },
      }),
    ],
  });
