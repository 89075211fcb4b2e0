const logEveryMs = 60_000;

interface Refused {
  readonly code: string;
  readonly times: number;
  /** By the clock of `performance`. */
  readonly at: number;
}

/** What the database said no to, of the submissions that wait in this process. */
export class Refusals {
  readonly #byId = new Map<string, Refused>();
  readonly #loggedAt = new Map<string, number>();

  /** @param code SQLSTATE */
  note(id: string, code: string): void {
    const times = (this.#byId.get(id)?.times ?? 0) + 1;
    this.#byId.set(id, { code, times, at: performance.now() });
    this.#log(code);
  }

  /** What is stored, or erased. */
  forget(id: string): void {
    if (!this.#byId.delete(id) || this.#byId.size > 0) return;
    this.#loggedAt.clear();
    console.info('No submission waits any more because the database refuses it');
  }

  /** When it was refused last; those that never were come first. */
  lastAt(id: string): number {
    return this.#byId.get(id)?.at ?? -Infinity;
  }

  /** Whether one was refused again: nobody's clash, and nothing that time alone mends. */
  get hasRepeated(): boolean {
    return [...this.#byId.values()].some(({ times }) => times > 1);
  }

  get count(): number {
    return this.#byId.size;
  }

  /** By SQLSTATE, how many wait. */
  get codes(): ReadonlyMap<string, number> {
    const codes = new Map<string, number>();
    for (const { code } of this.#byId.values()) codes.set(code, (codes.get(code) ?? 0) + 1);
    return codes;
  }

  /** One line for each reason and minute, without a word of the statement or its values. */
  #log(code: string): void {
    const before = this.#loggedAt.get(code) ?? -Infinity;
    if (performance.now() - before < logEveryMs) return;
    this.#loggedAt.set(code, performance.now());
    const count = this.codes.get(code) ?? 0;
    console.error(
      `The database refuses submissions with SQLSTATE ${code}: ${count} ${count === 1 ? 'waits' : 'wait'} on the disk for it`,
    );
  }
}
