import { LRUCache } from 'lru-cache';
import type { Expiry } from 'static-next-server';

import { isCountable } from './countable-path';

/** How many addresses are kept, in the database and until they get there. */
export const mostMissing = 500;

type Counts = ReadonlyMap<string, number>;

/**
 * Counts visits to missing pages in memory, to be written at intervals: a stranger who makes up
 * addresses costs no statement, and a bounded amount of memory.
 */
export class MissingCounts {
  #counts = new Map<string, number>();
  #lastChange = 0;
  #visits = new VisitsOfOne();

  constructor(
    private readonly keep: (counts: Counts) => Promise<void>,
    private readonly expiry: Pick<Expiry, 'lastChange'>,
  ) {}

  /**
   * @param path decoded, without the query
   * @param visitor by whatever tells one from another
   */
  note(path: string, visitor: string): void {
    this.#forgetAfterChange();
    if (isCountable(path) && this.#visits.note(visitor, path)) this.#add(path, 1);
  }

  /** Hands over what was counted; if that fails, it goes with the next. */
  async flush(): Promise<void> {
    this.#forgetAfterChange();
    const counts = this.#counts;
    const lastChange = this.#lastChange;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.keep(counts);
    } catch {
      if (lastChange !== this.#lastChange) return;
      for (const [path, count] of counts) this.#add(path, count);
    }
  }

  /** What was missing before an edit may be there since. */
  #forgetAfterChange(): void {
    const { lastChange } = this.expiry;
    if (lastChange === this.#lastChange) return;
    this.#lastChange = lastChange;
    this.#counts = new Map();
    this.#visits = new VisitsOfOne();
  }

  #add(path: string, count: number): void {
    const known = this.#counts.get(path);
    if (known === undefined && this.#counts.size >= mostMissing) return;
    this.#counts.set(path, (known ?? 0) + count);
  }
}

/** What is counted of one visitor within ten minutes. */
const windowMs = 10 * 60_000;
const mostAddresses = 20;
const mostVisits = 5;
const mostVisitors = 2000;

/**
 * Bounds what one visitor adds to the list of missing pages: somebody who makes up addresses, or asks
 * for one again and again, must not push out those that many have asked for.
 */
class VisitsOfOne {
  readonly #visitors = new LRUCache<string, Map<string, number>>({ max: mostVisitors });
  #since = 0;

  /** @returns whether this visit counts */
  note(visitor: string, path: string): boolean {
    const now = performance.now();
    if (now - this.#since > windowMs) {
      this.#visitors.clear();
      this.#since = now;
    }
    const visits = this.#visitors.get(visitor) ?? new Map<string, number>();
    this.#visitors.set(visitor, visits);
    const before = visits.get(path);
    if (before === undefined ? visits.size >= mostAddresses : before >= mostVisits) return false;
    visits.set(path, (before ?? 0) + 1);
    return true;
  }
}
