import type { GroupField } from 'payload';

import { line } from './lines';

/** The home page's worked example: what a business pays for, row by row, and the total. */
export const ledgerField = (): GroupField => ({
  name: 'ledger',
  type: 'group',
  label: 'Worked example',
  admin: { description: 'A small table: many rows that end in one of the accent colour.' },
  fields: [
    line('caption', 160),
    {
      type: 'row',
      fields: [
        line('toolHeading', 30, { label: 'Heading of the tools' }),
        line('againHeading', 30, { label: 'Heading of what is entered again' }),
        line('costHeading', 30, { label: 'Heading of the costs' }),
      ],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 9,
      fields: [
        {
          type: 'row',
          fields: [
            line('tool', 40),
            line('again', 20, { label: 'Entered again' }),
            line('cost', 20),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        line('totalTool', 40, { label: 'Total: tools' }),
        line('totalAgain', 20, { label: 'Total: entered again' }),
        line('totalCost', 20, { label: 'Total: costs' }),
      ],
    },
  ],
});
