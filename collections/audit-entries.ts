import type { CollectionConfig } from 'payload';

import { having, hiddenWithout, nobody } from './access';
import { plainJson } from './fields/plain-json';
import { auditActions } from '@/platform/audit';
import { formList } from '@/forms';

/** Who did what with which submission, or with whose second factor or token. `src/platform/audit.ts` adds to it; nothing changes an entry. */
export const auditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  defaultSort: '-at',
  lockDocuments: false,
  versions: false,
  access: { read: having('erase'), create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  disableDuplicate: true,
  indexes: [{ fields: ['actorId', 'at'] }],
  admin: {
    group: 'Submissions',
    useAsTitle: 'action',
    // What it is titled by is one of a few values, which the filters offer; a search is for words.
    listSearchableFields: ['actor', 'detail'],
    defaultColumns: ['at', 'actor', 'action', 'collection', 'detail'],
    hidden: hiddenWithout('erase'),
    description:
      'Who read, exported, changed or erased which submission, who changed whose second factor, and who made tokens. Nobody can change or remove an entry.',
  },
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm:ss' } },
    },
    { name: 'action', type: 'select', required: true, options: [...auditActions] },
    { name: 'actor', type: 'text', required: true, label: 'Who' },
    { name: 'actorId', type: 'text' },
    {
      name: 'collection',
      type: 'select',
      required: true,
      label: 'Of',
      options: [
        ...formList.map(({ collection, staff }) => ({
          value: collection,
          label: `${staff.title} submissions`,
        })),
        { value: 'users', label: 'Accounts' },
      ],
    },
    plainJson({
      name: 'submissions',
      type: 'json',
      required: true,
      label: 'Ids of the submissions or accounts',
    }),
    { name: 'detail', type: 'text' },
  ],
};
