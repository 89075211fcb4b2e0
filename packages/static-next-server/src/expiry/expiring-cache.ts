import { type Expiry, madeAtHeader } from './expiry.ts';
import {
  NextCache,
  type Entry,
  type Expiring,
  type Reading,
  type Value,
  type Writing,
  tagsOf,
} from '../next-internals/own-cache.ts';

/**
 * Next's own cache, for `cacheHandler` in next.config, which tells `expiry` of each expired tag in
 * the moment in which Next learns of it: after the transaction of the edit, and before its answer.
 *
 * Next dates what it has made by the end of its making, so it takes a page that was begun before an
 * edit and ended after it for a new one, and keeps it. Here the beginning counts.
 */
export function expiringCache(expiry: Expiry) {
  const madeAt = new WeakMap<Value, number>();

  return class ExpiringCache extends NextCache {
    /** Next makes a cache for each request, before it reads anything for it. */
    readonly #begunAt = expiry.time;

    override async get(...reading: Reading): Promise<Entry | null> {
      const entry = await super.get(...reading);
      return entry === null || isOutdated(entry, reading[1]) ? null : entry;
    }

    override async set(...writing: Writing) {
      const [, value] = writing;
      if (value !== null) date(value, this.#begunAt);
      await super.set(...writing);
    }

    override async revalidateTag(...[tags, durations]: Expiring) {
      // Before the first `await`: no later visitor may get the old page.
      expiry.expire([tags].flat());
      await super.revalidateTag(tags, durations);
    }
  };

  function isOutdated({ value }: Entry, context: Reading[1]): boolean {
    // What the build has made is older than this process.
    return value !== null && expiry.isOutdated(tagsOf(value, context), madeAt.get(value) ?? 0);
  }

  function date(value: Value, time: number): void {
    madeAt.set(value, time);
    // Next sends these headers with the answer.
    if ('headers' in value) value.headers = { ...value.headers, [madeAtHeader]: String(time) };
  }
}
