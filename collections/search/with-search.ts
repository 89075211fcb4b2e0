import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from 'payload';
import { z } from 'zod';

import { isOn } from '@/features';
import { runInTransaction } from '@/platform/payload/in-transaction';

import { isDraftSave } from '../drafts/saves';
import { pageCollections } from '../page-types';
import type { SearchedCollection } from './entry';
import { pagesOfPart } from './pages-of-parts';
import { forgetEntries, refreshEntry } from './write';

/** What visitors search: all that has pages, and the questions. */
export const searchedCollections: readonly SearchedCollection[] = [...pageCollections, 'faqs'];

const row = z.object({ id: z.string() });

/** Keeps what visitors find as it is published. A draft changes nothing of it. */
export function withSearch(config: CollectionConfig): CollectionConfig {
  if (!isOn('search')) return config;
  if (config.slug === 'reusable-parts') return withAfterChange(config, refreshPagesOfPart);
  const collection = searchedCollections.find((slug) => slug === config.slug);
  if (collection === undefined) return config;
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    if (!isDraftSave(req.context, collection))
      await refreshEntry(collection, row.parse(doc).id, req);
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
    await forgetEntries((statement) => runInTransaction(req, statement), collection, [String(id)]);
  };
  const { hooks } = config;
  return withAfterChange(
    { ...config, hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), afterDelete] } },
    afterChange,
  );
}

const withAfterChange = (
  config: CollectionConfig,
  hook: CollectionAfterChangeHook,
): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), hook] },
});

/** What a reusable part says is found on the pages that show it. */
const refreshPagesOfPart: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (isDraftSave(req.context, collection.slug)) return;
  for (const id of await pagesOfPart(req, row.parse(doc).id)) await refreshEntry('pages', id, req);
};
