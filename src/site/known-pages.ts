import { z } from 'zod';
import type { AskNext, Expiry } from 'static-next-server';

/** Where the web process asks Next for them; the site's surface keeps others out. */
export const pagesPath = '/_pages';

const answer = z.array(z.string());

/** After a failure to read them, nobody is asked for so long. */
const pauseMs = 5_000;

type Paths = ReadonlySet<string>;

/** The addresses of all documents, in memory: read anew once something has expired. */
export class KnownPages {
  #known: { readonly since: number; readonly paths: Paths } | undefined;
  #reading: { readonly since: number; readonly paths: Promise<Paths | undefined> } | undefined;
  #failedAt = -Infinity;

  constructor(private readonly expiry: Pick<Expiry, 'time'>) {}

  /**
   * @param path decoded, without the query
   * @returns undefined while nobody can tell; at once when the addresses are known
   */
  has(path: string, ask: AskNext): boolean | undefined | Promise<boolean | undefined> {
    const since = this.expiry.time;
    if (this.#known?.since === since) return this.#known.paths.has(path);
    if (this.#reading?.since !== since) {
      if (Date.now() - this.#failedAt < pauseMs) return undefined;
      this.#reading = { since, paths: this.#read(ask, since) };
    }
    // What was published meanwhile is not among them.
    return this.#reading.paths.then((paths) =>
      since === this.expiry.time ? paths?.has(path) : undefined,
    );
  }

  async #read(ask: AskNext, since: number): Promise<Paths | undefined> {
    try {
      const { status, body } = await ask(pagesPath);
      if (status !== 200) throw new Error(`The pages were answered with ${status}.`);
      const paths = new Set(answer.parse(JSON.parse(body.toString())));
      this.#known = { since, paths };
      return paths;
    } catch {
      // Next has said why, and looks for each page itself.
      this.#failedAt = Date.now();
      this.#reading = undefined;
      return undefined;
    }
  }
}
