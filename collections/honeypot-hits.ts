import type { CollectionConfig } from 'payload';

import { having, hiddenWithout, nobody } from './access';
import { formNames } from '@/forms';

/** How many posts each form's honeypot caught, by day. Nothing else of them is kept. */
export const honeypotHits: CollectionConfig = {
  slug: 'honeypot-hits',
  labels: { singular: 'Honeypot hits of a day', plural: 'Honeypot hits' },
  defaultSort: '-day',
  lockDocuments: false,
  versions: false,
  access: { read: having('read'), create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['form', 'day'], unique: true }],
  timestamps: false,
  admin: {
    group: 'Submissions',
    useAsTitle: 'day',
    defaultColumns: ['day', 'form', 'hits'],
    hidden: hiddenWithout('settings'),
    description: 'What filled the field that people never see. Counted, and not kept.',
  },
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'form', type: 'select', required: true, options: [...formNames] },
    { name: 'hits', type: 'number', required: true },
  ],
};
