import { redirectsPlugin } from '@payloadcms/plugin-redirects';
import type { CollectionConfig, Field, FilterOptions, PayloadRequest, TextField } from 'payload';
import { z } from 'zod';

import { closedField, editors, hiddenWithout } from '../access';
import { withRevalidation } from '../hooks/revalidate';
import { offeredCollections, pageCollections } from '../page-types';
import { ofSeveralKinds } from '../queries/fitting-operators';
import { longestAddress } from './bounds';
import { settleRedirect } from './settle';
import { shortenOthers } from './shorten';
import { strikeMissing } from './strike-missing';

const ours = withRevalidation({
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { read: editors, create: editors, update: editors, delete: editors },
  disableDuplicate: true,
  versions: false,
  defaultSort: 'from',
  admin: {
    group: 'Pages',
    hideAPIURL: true,
    hidden: hiddenWithout('content'),
    useAsTitle: 'from',
    components: { beforeListTable: ['/src/panel/redirects/file-link#FileLink'] },
    defaultColumns: ['from', 'to.reference', 'to.url', 'type', 'automatic'],
    listSearchableFields: ['from', 'to.url'],
    description:
      'Where visitors of a former address are led. A page whose slug changes leaves one by itself.',
  },
  hooks: { beforeValidate: [settleRedirect], afterChange: [shortenOthers, strikeMissing] },
  fields: [],
} satisfies CollectionConfig);

/** The plugin's fields in our words. */
function inOurWords(field: Field): Field {
  switch (field.type) {
    case 'group':
      return { ...field, label: 'Leads to', fields: field.fields.map(inOurWords) };
    case 'radio':
      return {
        ...field,
        label: 'Destination',
        options: [
          { label: 'A page with a document of its own', value: 'reference' },
          { label: 'An address', value: 'custom' },
        ],
      };
    case 'relationship': {
      const admin: object = { ...field.admin, ...ofSeveralKinds };
      return { ...field, label: 'Page', filterOptions: offered, admin };
    }
    case 'text':
      return { ...field, ...(field.name === 'from' ? from : url(field.admin)) };
    default:
      return field;
  }
}

const offered: FilterOptions = ({ relationTo }) =>
  offeredCollections.some((slug) => slug === relationTo);

const from = {
  label: 'Former address',
  maxLength: longestAddress,
  // “Make a redirect” in the list of missing pages says which (src/panel/make-redirect.tsx).
  defaultValue: ({ req }: { req: PayloadRequest }) =>
    z.string().optional().catch(undefined).parse(req.query.from),
  admin: {
    description:
      'As it follows the site’s name: /old-page, or with its query /page?id=5. With /blog/* all that lies below leads there, too: the address itself counts first, then the longest. Capitals make no difference.',
  },
};

const url = (admin: TextField['admin']) => ({
  label: 'Address',
  maxLength: longestAddress,
  admin: {
    ...admin,
    description:
      'A path of this site, such as /quote, or an address elsewhere: https://…. With /* at its end it keeps what stood there in the former address: /insights/* or https://example.com/*.',
  },
});

/** Payload's plugin, which makes the collection; what it stores is its own form. */
export const redirects = redirectsPlugin({
  collections: [...pageCollections],
  redirectTypes: ['308', '307'],
  redirectTypeFieldOverride: {
    label: 'Kind',
    defaultValue: '308',
    options: [
      { label: 'For good (308)', value: '308' },
      { label: 'For a time (307)', value: '307' },
    ],
    admin: { description: 'Search engines forget the former address of what moved for good.' },
  },
  overrides: {
    ...ours,
    fields: ({ defaultFields }) => [
      ...defaultFields.map(inOurWords),
      {
        name: 'automatic',
        type: 'checkbox',
        label: 'Made by a changed slug',
        defaultValue: false,
        access: { create: closedField, update: closedField },
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  },
});
