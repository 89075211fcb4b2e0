import type { CollectionConfig, GlobalConfig } from 'payload';

import { globalPreviewAddress, previewAddress } from './preview-address';

/** The widths at which a page is looked at. */
const breakpoints = [
  { name: 'phone', label: 'Phone, 375 px', width: 375, height: 667 },
  { name: 'tablet', label: 'Tablet, 768 px', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop, 1280 px', width: 1280, height: 800 },
];

/** In the view of a document; it shows nothing itself. */
const tellPreview = '/src/panel/tell-preview#TellPreview';

/** Shows a document on its page beside the form, and has a link to that page. */
export const withPreview = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          tellPreview,
        ],
      },
    },
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
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        beforeDocumentControls: [
          ...(global.admin?.components?.elements?.beforeDocumentControls ?? []),
          tellPreview,
        ],
      },
    },
    preview: () => globalPreviewAddress(global.slug),
    livePreview: { breakpoints, url: () => globalPreviewAddress(global.slug) },
  },
});
