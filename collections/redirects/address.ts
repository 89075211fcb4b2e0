import { env } from '@/env';
import { isOn } from '@/features';
import { shortLinkHome } from '@/page-views/short-links';

import { offeredCollections, pageTypes } from '../page-types';
import { takenPaths } from '../pages/addresses';
import { longestAddress } from './bounds';
import type { Address } from './match';

const base = new URL(env.SERVER_URL);

/** Parts of the site that are no pages, whatever follows. */
const closed = ['.well-known', 'admin', 'api', 'cms'];

/** What the web process takes for two addresses in one, or for none. */
// oxlint-disable-next-line no-control-regex -- these are what is refused
const odd = /[\\\u0000-\u001f\u007f-\u009f]/;

/** A place on this site, or an address elsewhere. */
export type Target =
  | { readonly path: string; readonly suffix: string }
  | { readonly elsewhere: string };

/**
 * Reads what an editor typed: a path of this site, with or without its name before it, or an
 * address that begins with https://. Anything else is undefined.
 */
export function readTarget(typed: string): Target | undefined {
  const text = typed.trim();
  if (text.length > longestAddress || odd.test(text)) return undefined;
  const isPath = /^\/(?!\/)/.test(text);
  if ((!isPath && !/^https?:\/\//i.test(text)) || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.origin !== base.origin) return isSafe(url) ? { elsewhere: url.href } : undefined;
  const path = decoded(url.pathname);
  // “/.//example.com” would lead to another site.
  if (path === undefined || odd.test(path) || path.includes('//')) return undefined;
  return { path: withoutSlash(path).normalize('NFC'), suffix: url.search + url.hash };
}

const isSafe = ({ protocol, username, password }: URL) =>
  protocol === 'https:' && username === '' && password === '';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Whether a path lies in a part of the site that has no pages for visitors. */
export const isClosed = (path: string): boolean => closed.includes(path.split('/')[1] ?? '');

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Whether the site itself answers at a path, whatever the documents are. */
export function isTaken(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (first === '' || first.startsWith('_') || closed.includes(first)) return true;
  // Its files; a page of a former site may have been `/work.html`.
  const name = first.replace(/\.(?:ico|png|svg|txt|webmanifest|xml)$/, '');
  return rest.length === 0 && takenPaths.includes(name);
}

/** The place on this site that a destination names. */
export function readOwn(url: string): Address | undefined {
  const target = readTarget(url);
  if (target === undefined || 'elsewhere' in target) return undefined;
  return { path: target.path, query: target.suffix.replace(/#.*$/, '') };
}

/** What stands before the slugs of pages: `/`, `/industries/`. */
export const homesOfPages: readonly string[] = [
  ...new Set(offeredCollections.map((slug): string => pageTypes[slug].home)),
].sort();

/** `/insights/*`: the page of the same name, of one kind. */
export const isHomePattern = (path: string): boolean =>
  path.endsWith('/*') && homesOfPages.includes(path.slice(0, -1));

/** Whether a path is one of the short ones that editors print (short-links.ts). */
export const isShortLink = (path: string): boolean =>
  isOn('short-links') && path.startsWith(shortLinkHome);
