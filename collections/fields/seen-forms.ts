import type { Condition, Field } from 'payload';

import { may } from '@/accounts/rights';
import { writtenForms } from '@/forms';

import { having } from '../access';

const access = { create: having('users'), read: having('users'), update: having('users') };

const isStaff: Condition = (_data, siblings) => may(siblings, 'read');
const isBound: Condition = (data, siblings, given) =>
  isStaff(data, siblings, given) && siblings['sees'] === 'chosen';

/** What somebody of staff sees of what people send; `readerOf` reads it (src/submissions/records/made/readers.ts). */
export const seenFormFields: Field[] = [
  {
    name: 'sees',
    type: 'select',
    label: 'Sees what came by',
    defaultValue: 'all',
    required: true,
    access,
    options: [
      { value: 'all', label: 'All forms' },
      { value: 'chosen', label: 'These forms alone' },
    ],
    admin: {
      isClearable: false,
      condition: isStaff,
      description:
        'Of other forms they see nothing: in no list, count, search, file, figure or notice. Whoever this changes for is signed out.',
    },
  },
  {
    name: 'seenForms',
    type: 'select',
    hasMany: true,
    label: 'Forms of the site',
    access,
    options: writtenForms.map(({ name, staff }) => ({ value: name, label: staff.title })),
    admin: { condition: isBound, disableListColumn: true },
  },
  {
    name: 'seenMadeForms',
    type: 'relationship',
    relationTo: 'custom-forms',
    hasMany: true,
    maxDepth: 0,
    label: 'Forms that editors made',
    access,
    admin: { condition: isBound, disableListColumn: true },
  },
];
