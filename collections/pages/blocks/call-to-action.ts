import type { Block } from 'payload';

import { linkTo } from '../../fields/link-to';
import { pageBlock } from './block';
import { headingField } from './heading-fields';

export const callToActionBlock = (): Block =>
  pageBlock({
    slug: 'callToAction',
    name: 'Call to action',
    plural: 'Calls to action',
    type: 'CallToActionBlock',
    says: 'heading',
    fields: [
      headingField('Tell us which tools you use today'),
      linkTo({
        name: 'action',
        label: 'Button',
        isRequired: true,
        first: { words: 'Get a Free Quote', address: '/quote' },
      }),
      linkTo({
        name: 'second',
        label: 'Link beside the button',
        first: { words: 'Contact us', address: '/#contact' },
      }),
    ],
  });
