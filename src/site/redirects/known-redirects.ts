import { z } from 'zod';
import type { AskNext, Expiry } from 'static-next-server';

import { findMatch, keyOf, keysFor, withRest, type Asked } from '~/collections/redirects/match';

import { redirect, redirectsPath, type Redirect } from './redirect';

const answer = z.array(redirect);

/** After a failure to read them, those that are known have to do for so long. */
const pauseMs = 5_000;

type Redirects = ReadonlyMap<string, readonly Redirect[]>;

/** Where somebody is led, and what is left of their query. */
export type Way = Pick<Redirect, 'to' | 'status'> & Pick<Asked, 'query'>;

function wayAmong(redirects: Redirects, asked: Asked): Way | undefined {
  if (redirects.size === 0) return undefined;
  const found = findMatch(
    keysFor(asked.path).flatMap((key) => redirects.get(key) ?? []),
    asked,
  );
  if (found === undefined) return undefined;
  const { to, status } = found.redirect;
  return { to: withRest(to, found), status, query: found.query };
}

/** All redirects, in memory: read anew at the first missing page after something has expired. */
export class KnownRedirects {
  #known: Redirects = new Map();
  #since = -1;
  #failedAt = -Infinity;
  #reading: { since: number; read: Promise<Redirects> } | undefined;

  constructor(private readonly expiry: Pick<Expiry, 'time'>) {}

  /** Says so at once when they are known. */
  find(asked: Asked, ask: AskNext): Way | undefined | Promise<Way | undefined> {
    const isGood = this.#since === this.expiry.time || Date.now() - this.#failedAt < pauseMs;
    return isGood
      ? wayAmong(this.#known, asked)
      : this.#read(ask).then((redirects) => wayAmong(redirects, asked));
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
      const known = new Map<string, Redirect[]>();
      for (const each of redirects) {
        const key = keyOf(each.from);
        known.set(key, [...(known.get(key) ?? []), each]);
      }
      this.#known = known;
      this.#since = since;
    } catch {
      // Next has said why. A missing page is still answered.
      this.#failedAt = Date.now();
      this.#reading = undefined;
    }
    return this.#known;
  }
}
