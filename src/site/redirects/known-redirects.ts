import { goOn, type AskNext, type Expiry } from 'static-next-server';
import { z } from 'zod';

import { findMatch, keyOf, keysFor, withRest, type Address } from '~/collections/redirects/match';

import { KnownAnswer } from '../known-answer';

/** A redirect as the web process needs it. */
const redirect = z.object({
  /** Decoded; with a query where only that is meant, and `/*` for all that lies below. */
  from: z.string(),
  /** A path of this site, encoded, or a whole address; `/*` at its end stands for the same. */
  to: z.string(),
  status: z.union([z.literal(308), z.literal(307)]),
});

export type Redirect = z.infer<typeof redirect>;

/** By what they are looked for. */
type Redirects = ReadonlyMap<string, readonly Redirect[]>;

/** Where somebody is led, by which redirect, and what is left of their query. */
type Destination = Redirect & Pick<Address, 'query'>;

function byKey(json: unknown): Redirects {
  const redirects = new Map<string, Redirect[]>();
  for (const each of z.array(redirect).parse(json)) {
    const key = keyOf(each.from);
    redirects.set(key, [...(redirects.get(key) ?? []), each]);
  }
  return redirects;
}

function destinationAmong(redirects: Redirects, asked: Address): Destination | undefined {
  if (redirects.size === 0) return undefined;
  const found = findMatch(
    keysFor(asked.path).flatMap((key) => redirects.get(key) ?? []),
    asked,
  );
  if (found === undefined) return undefined;
  const { from, to, status } = found.redirect;
  return { from, to: withRest(to, found), status, query: found.query };
}

/** All redirects, in memory. While they cannot be read, those that are known have to do. */
export class KnownRedirects {
  readonly #redirects: KnownAnswer<Redirects>;

  constructor(expiry: Pick<Expiry, 'time'>) {
    this.#redirects = new KnownAnswer(expiry, '/_redirects', byKey);
  }

  /** Says so at once when they are known. */
  find(asked: Address, ask: AskNext): Destination | undefined | Promise<Destination | undefined> {
    return goOn(this.#redirects.get(ask), (redirects = this.#redirects.last ?? new Map()) =>
      destinationAmong(redirects, asked),
    );
  }
}
