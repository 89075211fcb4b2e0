import type { AskNext, Expiry } from 'static-next-server';

/** After a failure nobody is asked for so long. */
const pauseMs = 5_000;

/**
 * What Next answers, in JSON, at an address that the web process alone may ask (server/surface.ts): in
 * memory, and read anew once something has expired.
 */
export class KnownAnswer<Value> {
  #known: { readonly since: number; readonly value: Value } | undefined;
  #reading: { readonly since: number; readonly value: Promise<Value | undefined> } | undefined;
  #failedAt = -Infinity;

  constructor(
    private readonly expiry: Pick<Expiry, 'time'>,
    private readonly address: string,
    private readonly parse: (json: unknown) => Value,
  ) {}

  /** As it was last read; something may have expired since. */
  get last(): Value | undefined {
    return this.#known?.value;
  }

  /** @returns at once what is still true; undefined while it cannot be read */
  get(ask: AskNext): Value | undefined | Promise<Value | undefined> {
    const since = this.expiry.time;
    if (this.#known?.since === since) return this.#known.value;
    // Once for all who ask at the same time, unless something has expired since it began.
    if (this.#reading?.since !== since) {
      if (Date.now() - this.#failedAt < pauseMs) return undefined;
      this.#reading = { since, value: this.#read(ask, since) };
    }
    return this.#reading.value;
  }

  async #read(ask: AskNext, since: number): Promise<Value | undefined> {
    try {
      const { status, body } = await ask(this.address);
      if (status !== 200) throw new Error(`${this.address} was answered with ${status}.`);
      const value = this.parse(JSON.parse(body.toString()));
      if (this.#known === undefined || this.#known.since < since) this.#known = { since, value };
      return value;
    } catch {
      // Next has said why.
      this.#failedAt = Date.now();
      this.#reading = undefined;
      return undefined;
    }
  }
}
