import type { CollectionConfig, GlobalConfig } from 'payload';

import { hiddenWithout } from '../access';

/** Content stands in the panel of those who may change it; what nobody sees stays hidden. */
const hiddenOf = ({ hidden }: { hidden?: unknown } = {}) =>
  hidden === true || hiddenWithout('content');

export const forEditors = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hidden: hiddenOf(collection.admin) },
});

export const globalForEditors = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: { ...global.admin, hidden: hiddenOf(global.admin) },
});
