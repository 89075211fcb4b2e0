import { longestAddress } from './bounds';

/** What visitors ask for, or an editor names: a path, decoded, and what follows the question mark. */
export interface Address {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
}

/** What can be looked for: the former address as it is stored. */
interface HasFrom {
  readonly from: string;
}

interface Match<Redirect> {
  readonly redirect: Redirect;
  /** What the query says beyond what the former address does. */
  readonly query: string;
  /** What stands in place of the `*`, encoded; empty without one. */
  readonly rest: string;
}

/** Takes a former address apart: `/blog/*`, `/page?id=5`. */
export function parseFrom(from: string) {
  const [written = '', ...after] = from.split('?');
  const isPrefix = written.endsWith('/*');
  return {
    path: isPrefix ? written.slice(0, -2) : written,
    isPrefix,
    params: [...new URLSearchParams(after.join('?'))],
  };
}

/** Servers before this one often took capitals for the same, so printed addresses may have any. */
const folded = (path: string): string => path.normalize('NFC').toLowerCase();

/** Two that are the same here take the same visitors. */
export function meaningOf(from: string): string {
  const params = new URLSearchParams(from.split('?').slice(1).join('?'));
  params.sort();
  return `${keyOf(from)}?${params.toString()}`;
}

/** The key under which a former address is kept. */
export const keyOf = (from: string): string => folded(from.split('?')[0] ?? '');

/** No former address is longer, however its capitals are written. */
const longestKey = 3 * longestAddress;

/**
 * The keys under which to look for a path: of the path itself, and of what it lies below. Beyond the
 * longest of them there is nothing to find: a path of thousands of slashes costs no more than one of hundreds.
 */
export function keysFor(path: string): string[] {
  const whole = folded(path);
  const keys = [whole];
  for (
    let at = whole.indexOf('/', 1);
    at !== -1 && at <= longestKey;
    at = whole.indexOf('/', at + 1)
  )
    keys.push(`${whole.slice(0, at)}/*`);
  if (whole.length <= longestKey) keys.push(`${whole}/*`);
  return keys;
}

/** As it stands in an address. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Where it leads: what stands in place of the `*` is kept by a destination that has one, too. */
export function withRest(to: string, { redirect, rest }: Match<HasFrom>): string {
  if (!parseFrom(redirect.from).isPrefix || !to.endsWith('/*')) return to;
  return to.startsWith('/') ? ownPath(to.slice(0, -2), rest) : to.slice(0, -1) + rest;
}

/** Two slashes in a row would name another site, and dots lead out of where it is to be. */
function ownPath(home: string, rest: string): string {
  const parts = rest.split('/').filter((part) => !['', '.', '..'].includes(part));
  return [home, ...parts].join('/') || '/';
}

/** How it fits what is asked for; the one that fits best has the highest rank. */
function fit<Redirect extends HasFrom>(redirect: Redirect, { path, query }: Address) {
  const { path: former, isPrefix, params } = parseFrom(redirect.from);
  const isSame = folded(path) === folded(former);
  const isBelow = isPrefix && folded(path).startsWith(`${folded(former)}/`);
  if (!isSame && !isBelow) return undefined;
  const left = params.length > 0 ? without(query, params) : query;
  if (left === undefined) return undefined;
  const rank = [isPrefix ? 0 : 1, former.length, params.length, path === former ? 1 : 0];
  // By its parts: folded, an address may be longer or shorter than as it was asked for.
  const below = isBelow ? path.split('/').slice(former.split('/').length) : [];
  const rest = encodedPath(below.join('/'));
  return { rank, match: { redirect, query: left, rest } };
}

/** A query without some of what it says; undefined where it does not say all of them. */
function without(query: string, params: readonly (readonly [string, string])[]) {
  const left = new URLSearchParams(query);
  for (const [name, value] of params) {
    if (!left.has(name, value)) return undefined;
    left.delete(name, value);
  }
  return left.size > 0 ? `?${left.toString()}` : '';
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * The redirect that is meant: the address itself before `/*`, the longest of those, one with more of
 * the query, and one in the same capitals.
 */
export function findMatch<Redirect extends HasFrom>(
  redirects: Iterable<Redirect>,
  asked: Address,
): Match<Redirect> | undefined {
  let best: ReturnType<typeof fit<Redirect>>;
  for (const redirect of redirects) {
    const found = fit(redirect, asked);
    if (found && (!best || isBefore(found.rank, best.rank))) best = found;
  }
  return best?.match;
}
