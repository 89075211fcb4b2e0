import 'server-only';

import { listPages } from '~/collections/page-paths';
import { pageTypes, type PageCollection } from '~/collections/page-types';
import type { Collections } from '~/collections/page-types/page-type';

import { asVisitor, cached, type Tag } from './cached';

/** The reads of documents that have pages. `npm run add` adds to them. */
const reads: { readonly [Slug in PageCollection]: Reads<Collections[Slug]> } = {
  industries: readsOf('industries'),
  projects: readsOf('projects'),
  'legal-pages': readsOf('legal-pages'),
  articles: readsOf('articles'),
  'article-categories': readsOf('article-categories'),
  authors: readsOf('authors'),
  positions: readsOf('positions'),
  pages: readsOf('pages'),
  'custom-forms': readsOf('custom-forms'),
};

interface Reads<Doc> {
  /** Where the pages stand that visitors find, by the ids of their documents. */
  readonly paths: () => Promise<Record<string, string>>;
  readonly list: () => Promise<Doc[]>;
  /** The first of them, without what hangs on them. */
  readonly first: (most: number) => Promise<Doc[]>;
  readonly bySlug: (slug: string) => Promise<Doc | null>;
}

function readsOf<Slug extends PageCollection>(collection: Slug) {
  const { shows = [], sort = '_order', onlyNamed } = pageTypes[collection];
  const tags: Tag[] = [collection, ...shows];
  const tagsOfPaths: Tag[] = [collection, ...(onlyNamed ? [onlyNamed.by] : [])];
  const read = { collection, depth: shows.length > 0 ? 1 : 0, ...asVisitor } as const;
  return {
    paths: cached(`paths in ${collection}`, tagsOfPaths, async (payload) =>
      Object.fromEntries(
        (await listPages(payload, [collection])).map(({ id, path }) => [id, path]),
      ),
    ),
    list: cached(`list of ${collection}`, tags, async (payload) => {
      const { docs } = await payload.find({ ...read, sort, pagination: false });
      return docs;
    }),
    first: cached(`first of ${collection}`, [collection], async (payload, limit: number) => {
      const { docs } = await payload.find({ ...read, depth: 0, sort, limit });
      return docs;
    }),
    bySlug: cached(`one of ${collection}`, tags, async (payload, slug: string) => {
      const { docs } = await payload.find({ ...read, where: { slug: { equals: slug } }, limit: 1 });
      return docs[0] ?? null;
    }),
  };
}

/**
 * One for each collection: a link makes its page depend on the documents of one collection alone.
 */
export const pathsIn = (collection: PageCollection) => reads[collection].paths();

/** All documents of a collection, also those without a page. */
export const listDocuments = <Slug extends PageCollection>(collection: Slug) =>
  reads[collection].list();

/** So many of its documents as lists have first, with ids for what they name. */
export const listFirst = <Slug extends PageCollection>(collection: Slug, most: number) =>
  reads[collection].first(most);

/** Any address may be asked for: a document without a page is neither read nor kept. */
export async function getDocument<Slug extends PageCollection>(
  collection: Slug,
  slug: string,
): Promise<Collections[Slug] | null> {
  const path = pageTypes[collection].home + slug;
  const isKnown = Object.values(await pathsIn(collection)).includes(path);
  return isKnown ? reads[collection].bySlug(slug) : null;
}
