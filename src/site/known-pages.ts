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
  #reading: { since: number; paths: Promise<Paths | undefined> } | undefined;
  #failedAt = -Infinity;

  constructor(private readonly expiry: Pick<Expiry, 'time'>) {}

  /**
   * @param path decoded, without the query
   * @returns undefined while nobody can tell
   */
  async has(path: string, ask: AskNext): Promise<boolean | undefined> {
    const since = this.expiry.time;
    if (this.#reading?.since !== since) {
      if (Date.now() - this.#failedAt < pauseMs) return undefined;
      this.#reading = { since, paths: this.#read(ask) };
    }
    const paths = await this.#reading.paths;
    // What was published meanwhile is not among them.
    return since === this.expiry.time ? paths?.has(path) : undefined;
  }

  async #read(ask: AskNext): Promise<Paths | undefined> {
    try {
      const { status, body } = await ask(pagesPath);
      if (status !== 200) throw new Error(`The pages were answered with ${status}.`);
      return new Set(answer.parse(JSON.parse(body.toString())));
    } catch {
      // Next has said why, and looks for each page itself.
      this.#failedAt = Date.now();
      this.#reading = undefined;
      return undefined;
    }
  }
}
