import { z } from 'zod';
import type { AskNext, Expiry } from 'static-next-server';

import { redirect, redirectsPath, type Redirect } from './redirect';

const answer = z.array(redirect);

/** After a failure to read them, those that are known have to do for so long. */
const pauseMs = 5_000;

/** All redirects, in memory: read anew at the first missing page after something has expired. */
export class KnownRedirects {
  #known: ReadonlyMap<string, Redirect> = new Map();
  #since = -1;
  #failedAt = -Infinity;
  #reading: { since: number; done: Promise<void> } | undefined;

  constructor(private readonly expiry: Pick<Expiry, 'time'>) {}

  /** @param path decoded, without the query */
  async find(path: string, ask: AskNext): Promise<Redirect | undefined> {
    if (this.#since !== this.expiry.time && Date.now() - this.#failedAt > pauseMs)
      await this.#read(ask);
    return this.#known.get(path);
  }

  /** Once for all who ask at the same time, unless something has expired since it began. */
  #read(ask: AskNext): Promise<void> {
    const since = this.expiry.time;
    if (this.#reading?.since !== since)
      this.#reading = { since, done: this.#readNow(ask, since).finally(() => this.#end(since)) };
    return this.#reading.done;
  }

  #end(since: number) {
    if (this.#reading?.since === since) this.#reading = undefined;
  }

  async #readNow(ask: AskNext, since: number): Promise<void> {
    try {
      const { status, body } = await ask(redirectsPath);
      if (status !== 200) throw new Error(`The redirects were answered with ${status}.`);
      const redirects = answer.parse(JSON.parse(body.toString()));
      if (since < this.#since) return;
      this.#known = new Map(redirects.map((each) => [each.from, each]));
      this.#since = since;
    } catch {
      // Next has said why. A missing page is still answered.
      this.#failedAt = Date.now();
    }
  }
}
