import type { Refusal } from './exchange.ts';

const maxUrlLength = 8 * 1024;

/**
 * The decoded path of a request's URL, or why the request is refused. Next answers 500 to the
 * malformed ones, databases refuse NUL, and nobody caps the length.
 */
export function readTarget(url: string): string | Refusal {
  if (url.length > maxUrlLength) return refusal(414, 'The address is too long.');
  if (!url.startsWith('/')) return refusal(400, 'The address must begin with a slash.');
  if (url.includes('%00')) return refusal(400, 'The address contains a NUL character.');
  try {
    // The query is left alone: `?discount=50%` in a link is sloppy, harmless, and real.
    return decodeURI(url.split('?', 1)[0] ?? '/');
  } catch {
    return refusal(400, 'The address is not properly percent-encoded.');
  }
}

const refusal = (status: number, reason: string) => ({ status, reason, code: 'bad-request' });
