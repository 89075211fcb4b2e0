import { AsyncLocalStorage } from 'node:async_hooks';

import { revalidateTag } from 'next/cache.js';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  RequestContext,
} from 'payload';

import { isDraftSave } from '../drafts/saves';

/**
 * Expires every public page that shows this content, so that the very next visitor gets the new
 * one. A cache tag is the slug of the collection or global. A seed has no pages to expire and sets
 * `context.disableRevalidate`: `revalidateTag` throws outside Next.
 */
function expire(slug: string, context: RequestContext): void {
  const collected = outsideNext.getStore();
  if (collected) collected.add(slug);
  else if (context.disableRevalidate !== true) revalidateTag(slug, { expire: 0 });
}

const outsideNext = new AsyncLocalStorage<Set<string>>();

/** Does something outside Next, and gives the tags that have to be expired after it. */
export async function collectExpired<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: string[] }> {
  const tags = new Set<string>();
  const result = await outsideNext.run(tags, work);
  return { result, tags: [...tags] };
}

/** A draft shows on no page. */
function expireUnlessDraft(slug: string, context: RequestContext): void {
  if (!isDraftSave(context, slug)) expire(slug, context);
}

export function withRevalidation(collection: CollectionConfig): CollectionConfig {
  const afterChange: CollectionAfterChangeHook = ({ req }) =>
    expireUnlessDraft(collection.slug, req.context);
  const afterDelete: CollectionAfterDeleteHook = ({ req }) => expire(collection.slug, req.context);
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
    },
  };
}

export function withGlobalRevalidation(global: GlobalConfig): GlobalConfig {
  const afterChange: GlobalAfterChangeHook = ({ req }) =>
    expireUnlessDraft(global.slug, req.context);
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), afterChange] },
  };
}
