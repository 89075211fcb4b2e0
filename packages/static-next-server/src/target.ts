import type { IncomingMessage } from 'node:http';
import type { Refusal } from './exchange.ts';

const maxUrlLength = 8 * 1024;

/** What a request asks for, in the one form that is judged, kept and handed to Next. */
export interface Target {
  /** Decoded, without the query. */
  readonly path: string;
  /** The same path, encoded in one way, with the query as it came. */
  readonly url: string;
}

/** What can be read in one way only, as nearly every address that is asked for. */
const plainPath = /^(?:\/[\w~-][\w.~-]*)+$/;

/**
 * Reads the address of a request. Next resolves dots, backslashes and what is encoded by rules of
 * its own, so whatever two readers could read in two ways is refused, and a path with empty parts is
 * sent to the one without. Next answers 500 to the malformed ones, databases refuse NUL, and nobody
 * caps the length.
 */
export function readTarget(given: string): Target | Refusal {
  if (given.length < maxUrlLength && plainPath.test(given)) return { path: given, url: given };
  if (given.length > maxUrlLength) return refusal('The address is too long.', 414);
  if (given.includes('%00')) return refusal('The address contains a NUL character.');
  if (given.includes('#')) return refusal('The address contains a fragment.');
  // The whole address, as a proxy is asked. The host counts by its header alone.
  const url = given.replace(/^https?:\/\/[^/?]+/i, '');
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  // The query is left alone: `?discount=50%` in a link is sloppy, harmless, and real.
  const query = url.slice(end);
  const raw = url === given ? url.slice(0, end) : url.slice(0, end) || '/';
  if (!raw.startsWith('/')) return refusal('The address must begin with a slash.');
  const parts = partsOf(raw);
  if (parts === undefined) return refusal('The address is not properly percent-encoded.');
  if (parts.some(isAmbiguous)) return refusal('The address has a part that is not allowed.');
  const named = parts.filter((part) => part !== '');
  const target = {
    path: `/${named.join('/')}`,
    url: `/${named.map(encodePart).join('/')}${query}`,
  };
  return named.length === parts.length || target.path === '/' ? target : movedTo(target.url);
}

function partsOf(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A dot segment, a separator or control character in a part, or one that is encoded once more. */
const isAmbiguous = (part: string): boolean =>
  /^\.\.?$/.test(part) ||
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  /[/\\\u0000-\u001f\u007f-\u009f]|%(?:2e|2f|5c|[01][0-9a-f]|7f)/i.test(part);

/** As RFC 3986 has it: what may stand in a part as it is, does. */
const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);

const refusal = (reason: string, status = 400): Refusal => ({
  status,
  reason,
  code: 'bad-request',
});

const movedTo = (url: string): Refusal => ({
  status: 308,
  code: 'moved',
  reason: `This is at ${url}`,
  headers: { Location: url },
});

/**
 * Whether a request names its host twice. Node keeps the first, a proxy may go by the other
 * (RFC 9112, 3.2 wants it refused).
 */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? '')) hosts += 1;
  return hosts > 1;
}

export const twoHosts = refusal('The request names two hosts.');
