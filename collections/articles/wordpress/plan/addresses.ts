import { decoded } from './slugs';

/** The path of an address of the former site, as redirects are kept: `/2019/05/slug`. */
export function pathAt(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  const path = decoded(pathname).replace(/\/+$/, '').normalize('NFC');
  return path === '' || search !== '' ? undefined : path;
}

/** By what a link to a post is found again, whole or as a path. */
function keyOf(address: string, site: string): string | undefined {
  const [host = ''] = site.split('/');
  const base = `https://${host || 'site.invalid'}`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.host.replace(/^www\./, '') !== (host || 'site.invalid')) return undefined;
  const number = url.searchParams.get('p');
  if (number !== null) return `?p=${number}`;
  return pathAt(url.href.replace(/[?#].*$/, ''))?.toLowerCase();
}

interface Placed {
  readonly id: string;
  readonly address: string;
  readonly slug: string;
}

/** Where posts stood, and where they stand here. */
export function pathsOf(posts: readonly Placed[], site: string): Record<string, string> {
  return Object.fromEntries(
    posts.flatMap(({ id, address, slug }) => {
      const keys = [`?p=${id}`, keyOf(address, site)];
      return keys.flatMap((key) => (key === undefined ? [] : [[key, `/insights/${slug}`]]));
    }),
  );
}

/** Where a link of a post leads from now on. */
export const leadingTo =
  (paths: Readonly<Record<string, string>>, site: string) =>
  (address: string): string => {
    const key = keyOf(address, site);
    return (key !== undefined && Object.hasOwn(paths, key) ? paths[key] : undefined) ?? address;
  };
