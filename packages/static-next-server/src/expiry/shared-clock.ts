/**
 * What this process knows of a clock that all processes share, whose times only grow. Each change
 * has a time that was taken after it was there for all to read, and is heard in the order of these
 * times. So what is begun at a time has seen each change up to it, and none that is later is missed.
 */
export class SharedClock {
  #since: bigint | undefined;
  #time: bigint | undefined;
  readonly #changes = new Map<string, bigint>();
  /** Tags that have changed here, with the number of the message that is to tell when. */
  readonly #untimed = new Map<string, number>();

  /** Up to when this process has heard of all changes; `undefined` while it hears of none. */
  get time(): bigint | undefined {
    return this.#time;
  }

  /**
   * Changes are heard from now on. Nothing that was made before in this process may be used any
   * more: what has changed until now is not known.
   * @param since a time that was taken after this process began to listen
   */
  begin(since: bigint): void {
    this.#since = this.#time = since;
  }

  /** Changes are heard no more, so nothing of others can be judged. */
  stop(): void {
    this.#since = this.#time = undefined;
    this.#changes.clear();
    this.#untimed.clear();
  }

  /**
   * These have changed, and when is not known yet.
   * @param message its number, if one of ours will tell: numbers grow
   */
  expect(tags: Iterable<string>, message = Infinity): void {
    for (const tag of tags) this.#untimed.set(tag, message);
  }

  /** @param message the number of the message that tells it, if it is ours */
  hear(tags: readonly string[], at: bigint, message = -1): void {
    for (const tag of tags) {
      this.#changes.set(tag, at);
      if ((this.#untimed.get(tag) ?? Infinity) <= message) this.#untimed.delete(tag);
    }
    if (this.#time !== undefined && at > this.#time) this.#time = at;
  }

  /** @param madeAt a `time`, in whichever process, up to which it has seen all changes */
  isOutdated(tags: readonly string[], madeAt: bigint): boolean {
    if (this.#since === undefined || madeAt < this.#since) return true;
    return tags.some((tag) => this.#untimed.has(tag) || (this.#changes.get(tag) ?? 0n) > madeAt);
  }
}
