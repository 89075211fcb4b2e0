import type { Expiry } from 'static-next-server';

import { isCountable } from './countable-path';
import { VisitsOfOne } from './visits-of-one';

/** How many addresses are kept, in the database and until they get there. */
export const mostMissing = 500;

type Counts = ReadonlyMap<string, number>;

/**
 * Counts in memory who asked for what in vain, to be written at intervals: a stranger who makes up
 * addresses costs no statement, and no more memory than for so many of them.
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
