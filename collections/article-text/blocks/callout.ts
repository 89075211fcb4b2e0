import type { Block } from 'payload';

import { shortEditor } from '../../panel/short-editor';
import { capital } from '@/ui/capital';
import { calloutKinds } from '../callout';

/** What readers must not miss. */
export const callout: Block = {
  slug: 'callout',
  labels: { singular: 'Callout', plural: 'Callouts' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: calloutKinds.map((value) => ({ value, label: capital(value) })),
      admin: { description: 'A warning says what goes wrong; a note is good to know.' },
    },
    { name: 'text', type: 'richText', required: true, editor: shortEditor },
  ],
};
