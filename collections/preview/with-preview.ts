import type { CollectionConfig, GlobalConfig } from 'payload';

import { globalPreviewAddress, previewAddress } from './preview-address';

/** The widths at which a page is looked at. */
const breakpoints = [
  { name: 'phone', label: 'Phone, 375 px', width: 375, height: 667 },
  { name: 'tablet', label: 'Tablet, 768 px', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop, 1280 px', width: 1280, height: 800 },
];

/** Shows a document on its page beside the form, and has a link to that page. */
export const withPreview = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    preview: async (doc, { req }) =>
      (await previewAddress(collection.slug, doc, req.payload)) ?? null,
    livePreview: {
      breakpoints,
      url: ({ data, req }) => previewAddress(collection.slug, data, req.payload),
    },
  },
});

export const withGlobalPreview = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: {
    ...global.admin,
    preview: () => globalPreviewAddress(global.slug),
    livePreview: { breakpoints, url: () => globalPreviewAddress(global.slug) },
  },
});
