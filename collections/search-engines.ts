import { seoPlugin } from '@payloadcms/plugin-seo';
import type { Field, Plugin } from 'payload';

import { searchLengths } from './checks/lengths';
import { folded } from './panel/folded';
import { readTarget } from './redirects/address';
import { globalsWithPages, pageCollections } from './page-types';

/** Replaces the plugin's own input, which counts other lengths and calls an empty field missing. */
const hinted = (most: number) => ({
  components: {
    afterInput: [{ path: '/src/panel/length-hint#LengthHint', clientProps: { most } }],
  },
});
const titleField = {
  label: 'Title; empty: the page’s own',
  maxLength: 120,
  admin: hinted(searchLengths.title),
};
const descriptionField = {
  label: 'Description; empty: the page’s own',
  maxLength: 300,
  admin: hinted(searchLengths.description),
};
const imageField = { label: 'Picture where the page is shared; empty: drawn from its title' };

/** The plugin's fields that can stand empty; its preview and its sum know nothing of what then holds. */
function inOurWords(field: Field): Field[] {
  if (field.type === 'text') return [{ ...field, ...titleField }];
  if (field.type === 'textarea') return [{ ...field, ...descriptionField }];
  if (field.type === 'upload') return [{ ...field, ...imageField }];
  return [];
}

const ownFields: Field[] = [
  {
    name: 'results',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/src/panel/search-engines/results-field#ResultsField' },
    },
  },
  folded('Rarely needed', [
    {
      name: 'canonical',
      type: 'text',
      label: 'Address of the original',
      maxLength: 500,
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && readTarget(value) !== undefined) ||
        'Give a path of this site, such as /work, or a whole address that begins with https://.',
      admin: {
        description:
          'Only where this page says the same as another one. Search engines then list that one, and the sitemap leaves this one out.',
      },
    },
    {
      name: 'noindex',
      type: 'checkbox',
      label: 'Keep this page out of search engines',
      defaultValue: false,
      admin: { description: 'It stays open to visitors, and the sitemap leaves it out.' },
    },
  ]),
];

const withFields = seoPlugin({
  collections: [...pageCollections],
  globals: globalsWithPages,
  uploadsCollection: 'media',
  tabbedUI: true,
  interfaceName: 'SearchMeta',
  fields: ({ defaultFields }) => [...defaultFields.flatMap(inOurWords), ...ownFields],
});

/** What search engines are told of a page. Texts are not generated, so the routes for it stay away. */
export const searchEngines: Plugin = (config) => ({
  ...withFields(config),
  endpoints: config.endpoints,
});
