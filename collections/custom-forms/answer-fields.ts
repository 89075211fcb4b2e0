import type { Field, FieldAccess } from 'payload';
import { z } from 'zod';

import { adminField } from '../access';

const chosen = z.object({
  readers: z.string().nullish(),
  namedReaders: z.array(z.union([z.string(), z.object({ id: z.string() })])).nullish(),
});

/** Of staff, and where named people alone read the answers, one of them. */
const mayChooseReaders: FieldAccess = (given) => {
  if (adminField(given) !== true) return false;
  const { data } = chosen.safeParse(given.doc ?? {});
  const named = (data?.namedReaders ?? []).map((each) =>
    typeof each === 'string' ? each : each.id,
  );
  if (data?.readers !== 'named' || named.length === 0) return true;
  return named.some((id) => id === given.req.user?.id);
};

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
    access: { read: adminField, create: adminField, update: mayChooseReaders },
    admin: {
      isClearable: false,
      description:
        'Answers of others are in no list, search, file or figure of theirs, and no mail tells them of one. Name yourself as well: only who is named can change this again.',
    },
  },
  {
    name: 'namedReaders',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    maxDepth: 0,
    label: 'Named readers',
    filterOptions: { role: { equals: 'admin' } },
    access: { read: adminField, create: adminField, update: mayChooseReaders },
    validate: (value, { siblingData }) => {
      const isNamed = chosen.safeParse(siblingData).data?.readers === 'named';
      const count = Array.isArray(value) ? value.length : 0;
      return !isNamed || count > 0 || 'Name at least one of staff, or let all read the answers.';
    },
    admin: {
      condition: (_, siblingData) => chosen.safeParse(siblingData).data?.readers === 'named',
    },
  },
  {
    name: 'keptDays',
    type: 'number',
    label: 'Keep the answers, in days',
    min: 1,
    max: 3650,
    access: { create: adminField, update: adminField },
    admin: {
      step: 1,
      description:
        'After the last that was written or done about one, it goes into the trash. Empty: as long as Inbox settings say. Staff alone choose it. Your privacy policy names the settings: where this is longer, say so in the form.',
    },
  },
];
