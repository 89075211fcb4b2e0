import type { Block } from 'payload';

import { line } from '../../fields/lines';
import { longestCode } from '../code';

/** Code that readers may copy, in letters of one width. */
export const code: Block = {
  slug: 'code',
  labels: { singular: 'Code', plural: 'Code' },
  admin: { disableBlockName: true },
  fields: [
    line('language', 40, {
      isOptional: true,
      description: 'Printed above the code: “TypeScript”, “SQL”.',
    }),
    // No line of lines(): its spaces at the beginning of lines stay.
    { name: 'code', type: 'textarea', required: true, maxLength: longestCode, admin: { rows: 10 } },
  ],
};
