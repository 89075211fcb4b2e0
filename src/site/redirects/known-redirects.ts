import { z } from 'zod';
import type { AskNext, Expiry } from 'static-next-server';

import { redirect, redirectsPath, type Redirect } from './redirect';

const answer = z.array(redirect);

/** After a failure to read them, those that are known have to do for so long. */
const pauseMs = 5_000;

type Redirects = ReadonlyMap<string, Redirect>;

/** All redirects, in memory: read anew at the first missing page after something has expired. */
export class KnownRedirects {
  #known: Redirects = new Map();
  #since = -1;
  #failedAt = -Infinity;
  #reading: { since: number; read: Promise<Redirects> } | undefined;

  constructor(private readonly expiry: Pick<Expiry, 'time'>) {}

  /** @param path decoded, without the query */
  async find(path: string, ask: AskNext): Promise<Redirect | undefined> {
    const isGood = this.#since === this.expiry.time || Date.now() - this.#failedAt < pauseMs;
    const redirects = isGood ? this.#known : await this.#read(ask);
    return redirects.get(path);
  }

  /** Once for all who ask at the same time, unless something has expired since it began. */
  #read(ask: AskNext): Promise<Redirects> {
    const since = this.expiry.time;
    if (this.#reading?.since !== since) this.#reading = { since, read: this.#readNow(ask, since) };
    return this.#reading.read;
  }

  async #readNow(ask: AskNext, since: number): Promise<Redirects> {
    try {
      const { status, body } = await ask(redirectsPath);
      if (status !== 200) throw new Error(`The redirects were answered with ${status}.`);
      const redirects = answer.parse(JSON.parse(body.toString()));
      this.#known = new Map(redirects.map((each) => [each.from, each]));
      this.#since = since;
    } catch {
      // Next has said why. A missing page is still answered.
      this.#failedAt = Date.now();
      this.#reading = undefined;
    }
    return this.#known;
  }
}
