import type { GlobalConfig } from 'payload';

import { having, hiddenWithout, signedIn } from '../collections/access';

/** Whether views of pages are counted (src/page-views). Nobody is counted until somebody says so here. */
export const viewCounting: GlobalConfig = {
  slug: 'view-counting',
  label: 'Counting of views',
  versions: false,
  access: { read: signedIn, update: having('settings') },
  admin: {
    group: 'Settings',
    hidden: hiddenWithout('settings'),
    description:
      'Views are counted by day, page, the site that led to it, and campaign. Nothing is kept of a visitor: no address, no id, no cookie. The numbers stand at /cms/figures.',
  },
  fields: [
    {
      name: 'counts',
      type: 'checkbox',
      label: 'Count views of pages',
      required: true,
      defaultValue: false,
      admin: {
        description:
          'The privacy policy then has a section that says what is counted and why, with a button to object, and each page leads to it. Whoever objects, or whose browser sends Global Privacy Control or Do Not Track, is not counted.',
      },
    },
    {
      name: 'monthsKept',
      type: 'number',
      label: 'Keep the counts, in months',
      required: true,
      defaultValue: 25,
      min: 1,
      max: 120,
      admin: { step: 1, description: 'Then they are removed, in the night.' },
    },
  ],
};
