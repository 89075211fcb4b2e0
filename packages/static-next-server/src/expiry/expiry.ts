/** A header of what Next has made: the `time` of the expiry at which the making began. */
export const madeAtHeader = 'x-made-at';

/**
 * Says what is out of date, by counting and not by the clock: what was made in the millisecond of
 * an edit, or while the clock was set, is judged as surely as anything else.
 */
export class Expiry {
  #time = 0;
  #lastChange = 0;
  #renewal = 0;
  readonly #changes = new Map<string, number>();

  /** Grows with everything that happens here. */
  get time(): number {
    return this.#time;
  }

  /** When something last changed that visitors are to see at once. */
  get lastChange(): number {
    return this.#lastChange;
  }

  /**
   * What these tags stand for has changed: nothing that was made of it before may be sent. Every ready
   * page is asked for anew, whichever tags are named, and also where none is.
   */
  expire(tags: readonly string[]): void {
    this.#lastChange = this.#time += 1;
    for (const tag of tags) this.#changes.set(tag, this.#time);
  }

  /** Next is to make all pages anew; visitors get those that are ready until then. */
  renewAll(): void {
    this.#renewal = this.#time += 1;
  }

  /** @param madeAt the `time` at which its making began */
  isOutdated(tags: readonly string[], madeAt: number): boolean {
    return madeAt < this.#renewal || tags.some((tag) => (this.#changes.get(tag) ?? 0) > madeAt);
  }
}
