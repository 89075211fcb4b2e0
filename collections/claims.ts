import type { CollectionConfig } from 'payload';

import { contentAccess } from './access';
import { onceOnSite } from './drafts/once-on-site';
import { line, paragraph } from './fields/lines';
import { placeholderField } from './fields/placeholder';

export const claims: CollectionConfig = {
  slug: 'claims',
  labels: { singular: 'Claim', plural: 'Claims' },
  defaultSort: 'nextReview',
  access: contentAccess,
  admin: {
    group: 'Content',
    useAsTitle: 'label',
    defaultColumns: ['label', 'kind', 'pages', 'nextReview', 'placeholder'],
    description:
      'The register of figures: each percentage, multiple, sum of money or number of weeks that a page prints, and what it rests on. The next to be reviewed stands first.',
  },
  fields: [
    onceOnSite(line('label', 60, 'Stands before the basis on the page: “90%”, “Time to go-live”.')),
    paragraph('wording', 200, 'The words in which the site says it.'),
    {
      name: 'figures',
      type: 'text',
      hasMany: true,
      required: true,
      maxLength: 40,
      custom: { isCompared: true },
      admin: { description: 'As they are printed: “90%”, “10x”, “£249”, “weeks not months”.' },
    },
    {
      name: 'pages',
      type: 'text',
      hasMany: true,
      required: true,
      maxLength: 500,
      admin: { description: 'The addresses that print it: “/”, “/quote”, “/work/deelflo”.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { label: 'A promise or result of ours', value: 'ours' },
        { label: 'A worked example or a price', value: 'example' },
        { label: 'A rule of law or of the trade', value: 'rule' },
      ],
      admin: {
        description:
          'The basis of the first two can be opened on the page, under “How we work this out”.',
      },
    },
    paragraph('basis', 600, 'How it was worked out, what it compares and what it leaves out.'),
    line('source', 200, 'The record, survey, document or law that it comes from.'),
    {
      type: 'row',
      fields: [
        {
          name: 'sourceDate',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
        {
          name: 'nextReview',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
      ],
    },
    placeholderField(),
  ],
};
