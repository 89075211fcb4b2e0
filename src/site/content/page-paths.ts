import 'server-only';

import { listPages } from '~/collections/page-paths';
import { pageCollections, pageTypes } from '~/collections/page-types';
import { searchPath } from '~/collections/search/path';
import { isOn } from '@/features';
import type { LinkTo } from '@/payload-types';
import { isBlank } from '@/platform/plain-text';

import { asVisitor, cached } from './cached';
import { pathsIn } from './documents';
import { getSiteSettings } from './globals';

/** Where the documents stand that visitors see, and the files that they download, by their ids. */
export const getPagePaths = cached(
  'getPagePaths',
  [...pageCollections, 'downloads'],
  async (payload): Promise<Record<string, string>> => {
    const pages = (await listPages(payload)).map(({ id, path }) => [id, path] as const);
    const { docs } = await payload.find({
      collection: 'downloads',
      pagination: false,
      depth: 0,
      ...asVisitor,
      context: { looksUpLinks: true },
    });
    const files = docs.flatMap(({ id, url }) => (url ? [[id, url] as const] : []));
    return Object.fromEntries([...pages, ...files]);
  },
);

/** Whether the owner has switched the search on. Without it, no page leads there, and none is there. */
export const isSearchOn = async (): Promise<boolean> =>
  isOn('search') && (await getSiteSettings()).hasSearch === true;

/** The address of the search, while there is one. */
export const listPathsOfSearch = async (): Promise<string[]> =>
  (await isSearchOn()) ? [searchPath] : [];

/**
 * Whether visitors find a page that is there once: a list may be there with its first document alone, and the
 * search once its owner says so.
 */
export async function isShown(path: string): Promise<boolean> {
  if (path === searchPath) return isSearchOn();
  const type = Object.values(pageTypes).find(({ list }) => list?.path === path);
  if (type?.list?.isOnlyFilled !== true) return true;
  return Object.keys(await pathsIn(type.collection)).length > 0;
}

const shownAddress = async (address: string | undefined) =>
  address && (await isShown(address)) ? address : undefined;

/** Where a link leads now. Nowhere, while the site does not show its document. */
export async function linkAddress(link: LinkTo | null | undefined): Promise<string | undefined> {
  if (!link || isBlank(link.words ?? '')) return undefined;
  if (link.to !== 'page') return shownAddress(link.address?.trim());
  if (!link.page) return undefined;
  const { relationTo, value } = link.page;
  return (await pathsIn(relationTo))[typeof value === 'string' ? value : value.id];
}
