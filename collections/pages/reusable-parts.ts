import type { CollectionConfig } from 'payload';

import { contentAccess } from '../access';
import { line } from '../fields/lines';
import { withoutPutAway } from '../put-away';
import { partsToReuse } from './blocks';

/** Parts that several pages show, and that are changed in one place. */
export const reusableParts: CollectionConfig = {
  slug: 'reusable-parts',
  labels: { singular: 'Reusable part', plural: 'Reusable parts' },
  access: contentAccess,
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    listSearchableFields: ['title'],
    description:
      'Parts that several pages show. Add “Reusable part” to a page and choose one; what you change here changes on all of them.',
  },
  fields: [
    line('title', 80, 'In the lists of the panel alone.'),
    withoutPutAway({
      name: 'parts',
      type: 'blocks',
      labels: { singular: 'Part', plural: 'Parts' },
      required: true,
      minRows: 1,
      maxRows: 10,
      blocks: partsToReuse(),
      admin: {
        initCollapsed: true,
        description:
          'From the top down. A hero and a form belong to a page, so they are not among them.',
      },
    }),
    {
      name: 'usedOn',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/src/panel/blocks/used-on#UsedOn' },
      },
    },
  ],
};
