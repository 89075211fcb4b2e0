import type { CollectionConfig } from 'payload';

import { editors, nobody } from './access';

/** Addresses that visitors asked for and that have no page. The web process counts them (src/site/redirects). */
export const missingPages: CollectionConfig = {
  slug: 'missing-pages',
  labels: { singular: 'Missing page', plural: 'Missing pages' },
  defaultSort: '-hits',
  lockDocuments: false,
  versions: false,
  timestamps: false,
  disableDuplicate: true,
  access: { read: editors, create: nobody, update: nobody, delete: editors },
  indexes: [{ fields: ['hits', 'lastSeen'] }],
  admin: {
    group: 'Pages',
    useAsTitle: 'path',
    defaultColumns: ['path', 'hits', 'lastSeen', 'makeRedirect'],
    description:
      'Addresses that visitors asked for and did not find, with the most wanted first. The list keeps 500, forgets each 90 days after its last visit, and leaves out what may name a person. A redirect takes its address off the list.',
  },
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, label: 'Address' },
    { name: 'hits', type: 'number', required: true, label: 'Visits' },
    {
      name: 'lastSeen',
      type: 'date',
      required: true,
      label: 'Last visit',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'makeRedirect',
      type: 'ui',
      label: 'Redirect',
      admin: {
        components: {
          Cell: '/src/panel/make-redirect#MakeRedirectCell',
          Field: '/src/panel/make-redirect#MakeRedirectField',
        },
      },
    },
  ],
};
