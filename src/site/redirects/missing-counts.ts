import { isCountable } from './countable-path';

/** How many addresses are kept, in the database and until they get there. */
export const mostMissing = 500;

type Counts = ReadonlyMap<string, number>;

/**
 * Counts in memory who asked for what in vain, to be written at intervals: a stranger who makes up
 * addresses costs no statement, and no more memory than for so many of them.
 */
export class MissingCounts {
  #counts = new Map<string, number>();

  constructor(private readonly keep: (counts: Counts) => Promise<void>) {}

  /** @param path decoded, without the query */
  note(path: string): void {
    if (isCountable(path)) this.#add(path, 1);
  }

  /** Hands over what was counted; if that fails, it goes with the next. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.keep(counts);
    } catch {
      for (const [path, count] of counts) this.#add(path, count);
    }
  }

  #add(path: string, count: number): void {
    const known = this.#counts.get(path);
    if (known === undefined && this.#counts.size >= mostMissing) return;
    this.#counts.set(path, (known ?? 0) + count);
  }
}
