import type { CollectionConfig } from 'payload';

/**
 * Takes away “Duplicate” where the copy would stand on the site at once, twice the same or with a
 * slug that is taken. It comes back with drafts. A copied picture stands nowhere yet.
 */
export const withoutLiveCopies = (collection: CollectionConfig): CollectionConfig =>
  collection.upload ? collection : { ...collection, disableDuplicate: true };
