import type { CollectionConfig } from 'payload';

import { isOn } from '@/features';

import { pageCollections } from '../page-types';

/** Beside the form of a document with a page: which others it could link to. */
export const withLinkSuggestions = (collection: CollectionConfig): CollectionConfig =>
  isOn('search') && pageCollections.some((slug) => slug === collection.slug)
    ? {
        ...collection,
        fields: [
          ...collection.fields,
          {
            name: 'linkSuggestions',
            type: 'ui',
            admin: {
              position: 'sidebar',
              disableBulkEdit: true,
              disableListColumn: true,
              components: {
                Field: '/src/panel/search-engines/link-suggestions#LinkSuggestions',
              },
            },
          },
        ],
      }
    : collection;
