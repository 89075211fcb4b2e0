import type { Entry, Kept, Reading, Value, Writing } from './next-cache.ts';
import type { Expiry } from './expiry.ts';
import { madeAtHeader } from './made-at.ts';
import type { SharedClock } from './shared-clock.ts';
import { tagsOf } from './tags-of.ts';

/** What one process has made and others may send. */
export interface SharedEntry extends Pick<Entry, 'cacheControl'> {
  readonly value: Value;
  /** The time of the shared clock up to which it has seen all changes: at least that of its beginning. */
  readonly madeAt: bigint;
  /** The end of its making, by the clock on the wall: Next makes anew what is too old. */
  readonly lastModified: number;
}

/** A place that all processes reach. It may be away or slow: it says nothing then, and never fails. */
export interface SharedStore {
  get(key: string): Promise<SharedEntry | undefined>;
  set(key: string, entry: SharedEntry): void;
}

/** What came of looking for an entry: there was none, it was too old, or it was good. */
export type Found = 'missing' | 'outdated' | 'taken';

export interface SharedCache {
  readonly clock: SharedClock;
  readonly store: SharedStore;
  readonly onRead?: (found: Found) => void;
}

/** Takes from the shared store what is as good as if this process had made it now. */
export async function takeShared(
  { clock, store, onRead }: SharedCache,
  expiry: Expiry,
  [key, context]: Reading,
): Promise<(SharedEntry & { readonly time: number }) | undefined> {
  if (clock.time === undefined || ('isFallback' in context && context.isFallback)) return undefined;
  // Before the `await`: an edit that comes meanwhile wins.
  const { time } = expiry;
  const entry = await store.get(key);
  // Of another kind it is something else under the same key; Next would fail.
  if (entry === undefined || kindOf(entry.value) !== kindOf(context)) {
    onRead?.('missing');
    return undefined;
  }
  const tags = tagsOf(entry.value, context);
  if (clock.isOutdated(tags, entry.madeAt) || expiry.isOutdated(tags, time)) {
    onRead?.('outdated');
    return undefined;
  }
  onRead?.('taken');
  return { ...entry, time };
}

/**
 * Gives others what this process has made.
 * @param madeAt the time of the shared clock up to which it has seen all changes, if there is one
 */
export function share(
  { clock, store }: SharedCache,
  madeAt: bigint | undefined,
  [key, value, context]: Writing,
): void {
  if (madeAt === undefined || clock.time === undefined) return;
  if (!isShareable(value) || ('isFallback' in context && context.isFallback === true)) return;
  const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
  store.set(key, {
    value: withoutDate(value),
    madeAt,
    lastModified: Date.now(),
    ...(cacheControl && { cacheControl }),
  });
}

const isShareable = (value: Value | null): value is Kept =>
  value !== null && !('props' in value || 'etag' in value || 'pageData' in value);

/** What is kept and who asks for it have two lists of kinds, with the same words. */
const kindOf = ({ kind }: { readonly kind: string }): string => kind;

/** Of the count of this process, which says nothing in another one. */
function withoutDate(value: Kept): Kept {
  if (!('headers' in value)) return value;
  const { [madeAtHeader]: _, ...headers } = value.headers ?? {};
  return { ...value, headers };
}
