import type { CollectionConfig } from 'payload';

import { contentAccess, editors } from '../access';
import { line } from '../fields/lines';
import { placeholderField } from '../fields/placeholder';
import { slugField } from '../fields/slug';
import { keepApart } from './addresses';
import { pageBlocks } from './blocks';
import { keepWhole, most } from './limits';
import { withoutPutAway } from '../put-away';

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: contentAccess,
  admin: {
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    components: { beforeListTable: ['/src/panel/templates/new-page-from#NewPageFrom'] },
    description:
      'Pages of your own, for a campaign or an offer, put together from the parts of the site. Each stands at its slug.',
  },
  hooks: { beforeValidate: [keepApart] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Page',
          fields: [
            line('title', 80, 'In the browser’s tab and in the lists of the panel.'),
            withoutPutAway({
              name: 'blocks',
              type: 'blocks',
              label: 'Parts of the page',
              labels: { singular: 'Part', plural: 'Parts' },
              required: true,
              maxRows: most,
              validate: keepWhole,
              // As a function: else it would stand in the database, where the hero's own words are not known.
              defaultValue: () => [{ blockType: 'hero' }],
              blocks: pageBlocks(),
              admin: {
                initCollapsed: true,
                description: 'From the top down. Drag to change the order.',
              },
            }),
          ],
        },
      ],
    },
    slugField('The page’s address, after the first slash.'),
    placeholderField(),
    {
      name: 'isTemplate',
      type: 'checkbox',
      label: 'Keep as a template',
      defaultValue: false,
      // Of the house: visitors have no use for it.
      access: { read: ({ req }) => editors({ req }) },
      admin: {
        position: 'sidebar',
        description:
          'Ticked: “New page from a template”, above the list of pages, offers its parts for others. It stays a page as it is.',
      },
    },
  ],
};
