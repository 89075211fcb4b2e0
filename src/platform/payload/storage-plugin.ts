import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';

const withoutPrevious =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  (change): unknown =>
    hook({ ...change, previousDoc: undefined });

/**
 * Has the plugin of a storage put files in and take none out. It works by hooks that it adds (read
 * in 3.90.1), and takes files out while the row that shows them may still be rolled back.
 * @param made what the plugin has made of a collection
 * @param before the collection as it was
 */
export function addingOnly(made: CollectionConfig, before?: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete } = before?.hooks ?? {};
  return {
    ...made,
    hooks: {
      ...made.hooks,
      afterChange: made.hooks?.afterChange?.map((hook) =>
        afterChange.includes(hook) ? hook : withoutPrevious(hook),
      ),
      afterDelete,
    },
  };
}
