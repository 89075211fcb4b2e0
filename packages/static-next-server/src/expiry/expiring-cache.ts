import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { Expiry } from './expiry.ts';
import { madeAtHeader } from './made-at.ts';

const tagsHeader = 'x-next-cache-tags';

/** Plain Node gives all that a CommonJS module exports as the default. */
const isWrapped = (given: object): given is { default: typeof imported } => 'default' in given;
const FileSystemCache: typeof imported = isWrapped(imported) ? imported.default : imported;

type Cache = InstanceType<typeof imported>;
type Reading = Parameters<Cache['get']>;
type Writing = Parameters<Cache['set']>;
type Value = NonNullable<Writing[1]>;

/**
 * Next's own cache, for `cacheHandler` in next.config, which tells `expiry` of each expired tag in
 * the moment in which Next learns of it: after the transaction of the edit, and before its answer.
 *
 * Next dates what it has made by the end of its making, so it takes a page that was begun before an
 * edit and ended after it for a new one, and keeps it. Here the beginning counts.
 */
export function expiringCache(expiry: Expiry) {
  const madeAt = new WeakMap<Value, number>();

  return class ExpiringCache extends FileSystemCache {
    /** Next makes a cache for each request, before it reads anything for it. */
    readonly #begunAt = expiry.time;

    override async get(...reading: Reading) {
      const entry = await super.get(...reading);
      if (entry?.value == null) return entry;
      // What the build has made is older than this process.
      const age = madeAt.get(entry.value) ?? 0;
      return expiry.isOutdated(tagsOf(entry.value, reading[1]), age) ? null : entry;
    }

    override async set(...[key, value, context]: Writing) {
      if (value !== null) this.#date(value);
      await super.set(key, value, context);
    }

    override async revalidateTag(...[tags, durations]: Parameters<Cache['revalidateTag']>) {
      // Before the first `await`: whoever comes from here on is too late for the old page.
      expiry.expire([tags].flat());
      await super.revalidateTag(tags, durations);
    }

    #date(value: Value) {
      madeAt.set(value, this.#begunAt);
      // Next sends these headers with the answer.
      if ('headers' in value)
        value.headers = { ...value.headers, [madeAtHeader]: String(this.#begunAt) };
    }
  };
}

function tagsOf(value: Value, context: Reading[1]): string[] {
  if ('tags' in context) return [...(context.tags ?? []), ...(context.softTags ?? [])];
  const given = 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  return typeof given === 'string' ? given.split(',') : [];
}
