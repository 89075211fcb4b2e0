import { LRUCache } from 'lru-cache';

/** What was said in the last minute. Strangers can make up addresses, so there is a limit. */
const said = new LRUCache<string, true>({
  max: 1000,
  ttl: 60_000,
  perf: { now: () => Date.now() },
});

/**
 * Logs what is wrong while the site works as well, so that a line a minute is enough.
 * @param why the error, which may differ each time: its message follows
 */
export function sayOnceAMinute(what: string, why?: unknown): void {
  if (said.has(what)) return;
  said.set(what, true);
  console.error(why instanceof Error ? `${what}: ${why.message}` : what);
}
