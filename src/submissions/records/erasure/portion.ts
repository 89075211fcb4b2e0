import { isDatabaseBusy } from '@/platform/database/failure-reason';

/**
 * How many of something one statement takes: half as many where the database had no time for that, down
 * to one. What is long ends so, and does not stop at the same place with every try.
 */
export class Portion {
  #size: number;

  constructor(most: number) {
    this.#size = most;
  }

  /** @throws whatever else than its length stops the work, and that of one alone */
  async take<Result>(work: (size: number) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work(this.#size);
      } catch (error) {
        if (this.#size === 1 || !isDatabaseBusy(error)) throw error;
        this.#size = Math.floor(this.#size / 2);
      }
    }
  }
}
