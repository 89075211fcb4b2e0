import type { GroupField } from 'payload';

/** The home page's worked example: what a business pays for, row by row, and the total. */
export const ledgerField = (): GroupField => ({
  name: 'ledger',
  type: 'group',
  label: 'Worked example',
  admin: { description: 'A small table: many rows that end in one of the accent colour.' },
  fields: [
    { name: 'caption', type: 'text', required: true, maxLength: 160 },
    {
      type: 'row',
      fields: [
        {
          name: 'toolHeading',
          type: 'text',
          label: 'Heading of the tools',
          required: true,
          maxLength: 30,
        },
        {
          name: 'againHeading',
          type: 'text',
          label: 'Heading of what is entered again',
          required: true,
          maxLength: 30,
        },
        {
          name: 'costHeading',
          type: 'text',
          label: 'Heading of the costs',
          required: true,
          maxLength: 30,
        },
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
            { name: 'tool', type: 'text', required: true, maxLength: 40 },
            { name: 'again', type: 'text', label: 'Entered again', required: true, maxLength: 20 },
            { name: 'cost', type: 'text', required: true, maxLength: 20 },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'totalTool', type: 'text', label: 'Total: tools', required: true, maxLength: 40 },
        {
          name: 'totalAgain',
          type: 'text',
          label: 'Total: entered again',
          required: true,
          maxLength: 20,
        },
        { name: 'totalCost', type: 'text', label: 'Total: costs', required: true, maxLength: 20 },
      ],
    },
  ],
});
