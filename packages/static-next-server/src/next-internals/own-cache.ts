import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** Plain Node gives all that a CommonJS module exports as the default. */
const isWrapped = (given: object): given is { default: typeof imported } => 'default' in given;

/**
 * Next's own cache (read in 16.4.6). Its place in the package is not public: Next documents what a
 * `cacheHandler` has to do, and exports nothing to build on.
 */
export const NextCache: typeof imported = isWrapped(imported) ? imported.default : imported;

type Cache = InstanceType<typeof imported>;
export type Reading = Parameters<Cache['get']>;
export type Writing = Parameters<Cache['set']>;
export type Expiring = Parameters<Cache['revalidateTag']>;
export type Entry = NonNullable<Awaited<ReturnType<Cache['get']>>>;
export type Value = NonNullable<Writing[1]>;

/** Next keeps a page with this header, and takes it off before it answers (read in 16.4.6). */
export const tagsHeader = 'x-next-cache-tags';

/** The tags of data are those of its reader; a page has its own. */
export function tagsOf(value: Value, context: Reading[1]): string[] {
  if ('tags' in context) return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const given = 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  return typeof given === 'string' ? given.split(',') : [];
}
