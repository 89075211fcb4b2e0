import type { CollectionConfig, Field, GlobalConfig } from 'payload';

/** What may want another look, beside the form and while somebody types. */
const checks = (): Field => ({
  name: 'checks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/panel/checks/checks-field#ChecksField' },
  },
});

export const withChecks = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, checks()],
});

export const withGlobalChecks = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, checks()],
});
