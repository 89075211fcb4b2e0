import 'server-only';

import { randomUUID } from 'node:crypto';

import { ownAddress } from './own-address';

const timeLimitMs = 8000;

/** A page of this site. */
interface AskedPage {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What people typed and get back on a page of the site. A route handler cannot draw a page, and what people
 * typed goes into no address, cookie or table: so the page is asked for here, and finds it in memory.
 */
export class GoingBack<Typed> {
  readonly #typed = new Map<string, Typed>();

  /** For the page, while it is being made; afterwards nobody can ask for it. */
  readonly get = (token: string): Typed | undefined => this.#typed.get(token);

  /**
   * @param pageOf which page it is, which gets the token by its address or a header
   * @returns null when the page cannot be made
   */
  async page(
    typed: Typed,
    pageOf: (token: string) => AskedPage,
    { status, headers }: { readonly status: number; readonly headers: Headers },
  ): Promise<Response | null> {
    const token = randomUUID();
    this.#typed.set(token, typed);
    const asked = pageOf(token);
    try {
      const page = await fetch(ownAddress() + asked.path, {
        headers: { Accept: 'text/html', ...asked.headers },
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (!page.ok) return null;
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const policy = page.headers.get('Content-Security-Policy');
      if (policy !== null) headers.set('Content-Security-Policy', policy);
      return new Response(await page.text(), { status, headers });
    } catch {
      return null;
    } finally {
      this.#typed.delete(token);
    }
  }
}
