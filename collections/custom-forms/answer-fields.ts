import type { Field } from 'payload';

import { rolesWith } from '@/accounts/rights';

import { having } from '../access';
import { chosenReaders, mayChooseReaders } from './may-choose-readers';

/** Who reads the answers to a form, and for how long they are kept. What is published counts. */
export const answerFields: Field[] = [
  {
    name: 'readers',
    type: 'select',
    label: 'Who reads the answers',
    defaultValue: 'everyone',
    options: [
      { value: 'everyone', label: 'All who read the inbox' },
      { value: 'named', label: 'Only those named here' },
    ],
    access: { read: having('forms'), create: having('forms'), update: mayChooseReaders },
    admin: {
      isClearable: false,
      description:
        'Nobody else finds them in a list, a search, a file or a figure, and no mail tells what is in them. Name yourself as well: only who is named can change this again.',
    },
  },
  {
    name: 'namedReaders',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    maxDepth: 0,
    label: 'Named readers',
    filterOptions: { role: { in: rolesWith('read') } },
    access: { read: having('forms'), create: having('forms'), update: mayChooseReaders },
    validate: (value, { siblingData }) => {
      const isNamed = chosenReaders.safeParse(siblingData).data?.readers === 'named';
      const count = Array.isArray(value) ? value.length : 0;
      return !isNamed || count > 0 || 'Name at least one of staff, or let all read the answers.';
    },
    admin: {
      condition: (_, siblingData) => chosenReaders.safeParse(siblingData).data?.readers === 'named',
    },
  },
  {
    name: 'keptDays',
    type: 'number',
    label: 'Keep the answers, in days',
    min: 1,
    max: 3650,
    access: { create: having('forms'), update: having('forms') },
    admin: {
      step: 1,
      description:
        'After the last that was written or done about one, it goes into the trash. Empty: as long as Inbox settings say. Staff alone choose it. Your privacy policy names the settings: where this is longer, say so in the form.',
    },
  },
];
