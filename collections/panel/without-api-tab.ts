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

/** Rows are dragged within one page of a list, so a list that is dragged has one page. */
export const withWholeList = (collection: CollectionConfig): CollectionConfig =>
  collection.orderable === true
    ? {
        ...collection,
        admin: {
          ...collection.admin,
          pagination: { defaultLimit: 500, limits: [500, 1000] },
        },
      }
    : collection;
