import 'server-only';

import { randomUUID } from 'node:crypto';

import { ownAddress } from '../own-address';

/** What somebody wrote on their page and could not be taken, to be shown to them once more. */
export interface Returned {
  readonly words: string;
  /** Why. */
  readonly problem: string;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

const timeLimitMs = 8000;
const goingBack = new Map<string, Returned>();

/** Names it in a request of this process to itself. Whoever else sends it names nothing. */
export const returnedHeader = 'x-returned-words';

/** For the page below, while it is being made. */
export const getReturned = (token: string): Returned | undefined => goingBack.get(token);

/**
 * The page with what was typed and why it was not taken. What people typed goes into no address, cookie or
 * table, so the page is asked for here, and finds it in memory.
 * @param path of the page
 * @param cookie as the browser sent it
 * @returns null when the page cannot be made
 */
export async function returnedPage(
  path: string,
  cookie: string,
  returned: Returned,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<Response | null> {
  const token = randomUUID();
  goingBack.set(token, returned);
  try {
    const page = await fetch(ownAddress() + path, {
      headers: { Accept: 'text/html', Cookie: cookie, [returnedHeader]: token },
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
    goingBack.delete(token);
  }
}
