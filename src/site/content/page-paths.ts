import 'server-only';

import { listPages, pageCollections, type PageCollection } from '~/collections/page-paths';
import type { LinkTo } from '@/payload-types';
import { isBlank } from '@/platform/plain-text';

import { cached } from './cached';

/** Where the documents stand that visitors see, by their ids. */
export const getPagePaths = cached(
  'getPagePaths',
  [...pageCollections],
  async (payload): Promise<Record<string, string>> =>
    Object.fromEntries((await listPages(payload)).map(({ id, path }) => [id, path])),
);

const pathsIn = (collection: PageCollection) =>
  cached(`paths in ${collection}`, [collection], async (payload): Promise<Record<string, string>> =>
    Object.fromEntries((await listPages(payload, [collection])).map(({ id, path }) => [id, path])),
  );

/** One for each: a link makes its page depend on the documents of one collection alone. */
const readPaths = {
  industries: pathsIn('industries'),
  projects: pathsIn('projects'),
  'legal-pages': pathsIn('legal-pages'),
  pages: pathsIn('pages'),
};

/** Where a link leads now. Nowhere, while the site does not show its document. */
export async function linkAddress(link: LinkTo | null | undefined): Promise<string | undefined> {
  if (!link || isBlank(link.words ?? '')) return undefined;
  if (link.to !== 'page') return link.address?.trim() || undefined;
  if (!link.page) return undefined;
  const { relationTo, value } = link.page;
  return (await readPaths[relationTo]())[typeof value === 'string' ? value : value.id];
}
