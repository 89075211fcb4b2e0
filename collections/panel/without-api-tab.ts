import type { CollectionConfig, GlobalConfig } from 'payload';

/** Takes away a tab in which a document stands as programs read it: marketers have no use for it. */
export const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true },
});

export const withoutGlobalApiTab = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: { ...global.admin, hideAPIURL: true },
});
