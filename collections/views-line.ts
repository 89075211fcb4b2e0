import type { CollectionConfig, Field, GlobalConfig } from 'payload';

import { globalPages, pageCollections } from './page-types';

/** How often the page of a document was seen, beside its form. It says nothing while nobody counts. */
const viewsLine = (of: { readonly path: string } | { readonly collection: string }): Field => ({
  name: 'views',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: {
      Field: { path: '/src/panel/figures/views-line#ViewsLine', serverProps: { of } },
    },
  },
});

export const withViewsLine = (collection: CollectionConfig): CollectionConfig =>
  pageCollections.some((slug) => slug === collection.slug)
    ? { ...collection, fields: [...collection.fields, viewsLine({ collection: collection.slug })] }
    : collection;

export const withGlobalViewsLine = (global: GlobalConfig): GlobalConfig => {
  const page = globalPages.find((each) => each.global === global.slug);
  return page ? { ...global, fields: [...global.fields, viewsLine({ path: page.path })] } : global;
};
