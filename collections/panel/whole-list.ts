import type { CollectionConfig } from 'payload';

/** Rows are dragged within one page of a list, so a list that is dragged has one page. */
export const withWholeList = (collection: CollectionConfig): CollectionConfig =>
  collection.orderable === true
    ? {
        ...collection,
        admin: {
          ...collection.admin,
          pagination: { defaultLimit: 250, limits: [250, 500] },
        },
      }
    : collection;
