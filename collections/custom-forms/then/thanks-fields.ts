import type { Field } from 'payload';

import { line } from '../../fields/lines';
import { readTarget } from '../../redirects/address';

/** Where somebody comes after sending, in place of the words of thanks. */
export const thanksFields: Field[] = [
  {
    ...line('thanksLink', 500, { isOptional: true, label: 'Page after sending' }),
    validate: (value: unknown) =>
      (value ?? '') === '' ||
      (typeof value === 'string' && readTarget(value) !== undefined) ||
      'Give a path of this site (/work), or an address that begins with https://.',
    admin: {
      description:
        'A page of this site (/work), or an address elsewhere (https://…). Empty: the words of thanks.',
    },
  },
];
