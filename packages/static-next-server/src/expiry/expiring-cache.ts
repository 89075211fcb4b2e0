import type { Expiry } from './expiry.ts';
import { madeAtHeader } from './made-at.ts';
import { NextCache, type Entry, type Expiring, type Reading, type Writing } from './next-cache.ts';
import type { Value } from './next-cache.ts';
import { share, takeShared, type SharedCache } from './shared-cache.ts';
import { tagsOf } from './tags-of.ts';

/**
 * Next's own cache, for `cacheHandler` in next.config, which tells `expiry` of each expired tag in
 * the moment in which Next learns of it: after the transaction of the edit, and before its answer.
 *
 * Next dates what it has made by the end of its making, so it takes a page that was begun before an
 * edit and ended after it for a new one, and keeps it. Here the beginning counts.
 *
 * @param shared where processes leave to each other what they have made, if there is such a place.
 *   What is taken from there is dated by the moment in which it was asked for, and is kept here.
 */
export function expiringCache(expiry: Expiry, shared?: SharedCache) {
  const madeAt = new WeakMap<Value, number>();
  /** Of what was taken from others: when its making ended. Next counts from when it came here. */
  const lastModified = new WeakMap<Value, number>();

  return class ExpiringCache extends NextCache {
    /** Next makes a cache for each request, before it reads anything for it. */
    readonly #begunAt = expiry.time;
    readonly #begunAtOfAll = shared?.clock.time;

    override async get(...reading: Reading): Promise<Entry | null> {
      const entry = await super.get(...reading);
      if (entry !== null && !isOutdated(entry, reading[1])) {
        const made = entry.value === null ? undefined : lastModified.get(entry.value);
        return made === undefined ? entry : { ...entry, lastModified: made };
      }
      return shared === undefined ? null : this.#take(shared, reading);
    }

    override async set(...writing: Writing) {
      const [, value] = writing;
      if (value !== null) date(value, this.#begunAt);
      if (shared !== undefined) share(shared, this.#timeOfAll(shared), writing);
      await super.set(...writing);
    }

    override async revalidateTag(...[tags, durations]: Expiring) {
      // Before the first `await`: whoever comes from here on is too late for the old page.
      expiry.expire([tags].flat());
      await super.revalidateTag(tags, durations);
    }

    /**
     * The time of the shared clock up to which it has seen all changes. Where all that was ever heard
     * had expired here before its making began, that is now: after an edit of this process the first
     * page is begun a moment before the time of the edit is known.
     */
    #timeOfAll({ clock }: SharedCache): bigint | undefined {
      const isLater = expiry.lastChange > this.#begunAt || expiry.isOutdated([], this.#begunAt);
      return isLater ? this.#begunAtOfAll : clock.time;
    }

    async #take(from: SharedCache, reading: Reading): Promise<Entry | null> {
      const taken = await takeShared(from, expiry, reading);
      if (taken === undefined) return null;
      const { value, time, cacheControl } = taken;
      const [key, context] = reading;
      date(value, time);
      lastModified.set(value, taken.lastModified);
      if ('isFallback' in context)
        await super.set(key, value, { ...context, ...(cacheControl && { cacheControl }) });
      else await super.set(key, value, { fetchCache: true });
      return { value, lastModified: taken.lastModified, ...(cacheControl && { cacheControl }) };
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
