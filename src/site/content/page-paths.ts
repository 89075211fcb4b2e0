import 'server-only';

import { listPages, pageCollections } from '~/collections/page-paths';
import type { LinkTo } from '@/payload-types';

import { cached } from './cached';

/** Where the documents stand that visitors see, by their ids. */
export const getPagePaths = cached(
  'getPagePaths',
  [...pageCollections],
  async (payload): Promise<Record<string, string>> =>
    Object.fromEntries((await listPages(payload)).map(({ id, path }) => [id, path])),
);

/** Where a link leads now. Nowhere, while the site does not show its document. */
export async function linkAddress(link: LinkTo | null | undefined): Promise<string | undefined> {
  if (!link?.words) return undefined;
  if (link.to !== 'page') return link.address?.trim() || undefined;
  const value = link.page?.value;
  if (value === undefined) return undefined;
  return (await getPagePaths())[typeof value === 'string' ? value : value.id];
}
