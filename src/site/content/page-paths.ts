import 'server-only';

import { listPages } from '~/collections/page-paths';
import { pageCollections, pageTypes } from '~/collections/page-types';
import type { LinkTo } from '@/payload-types';
import { isBlank } from '@/platform/plain-text';

import { cached } from './cached';
import { pathsIn } from './documents';

/** Where the documents stand that visitors see, by their ids. */
export const getPagePaths = cached(
  'getPagePaths',
  [...pageCollections],
  async (payload): Promise<Record<string, string>> =>
    Object.fromEntries((await listPages(payload)).map(({ id, path }) => [id, path])),
);

/** Whether visitors find a page that is there once: a list may be there with its first document alone. */
export async function isShown(path: string): Promise<boolean> {
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
