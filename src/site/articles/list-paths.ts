import 'server-only';

import type { Where } from 'payload';

import { pageTypes } from '~/collections/page-types';

import { asVisitor, cached } from '../content/cached';
import { feedPaths } from './feeds/feed-paths';
import { articlesAPage } from './read-articles';

/** A page of a list; the first one is the list itself. */
export const pageOfList = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`;

/** Of what there is a list for each. */
const withLists = [
  { collection: 'article-categories', field: 'categories' },
  { collection: 'authors', field: 'authors' },
] as const;

/** Where visitors find lists of articles, their further pages and their feeds: nowhere, while there is none. */
export const listPathsOfArticles = cached(
  'listPathsOfArticles',
  ['articles', 'article-categories', 'authors'],
  async (payload): Promise<string[]> => {
    const count = async (where: Where = {}) =>
      (await payload.count({ collection: 'articles', where, ...asVisitor })).totalDocs;
    const pagesOf = (list: string, articles: number) =>
      Array.from({ length: Math.ceil(articles / articlesAPage) }, (_, at) =>
        pageOfList(list, at + 1),
      );
    const all = await count();
    if (all === 0) return [];
    const lists = [pagesOf('/insights', all)];
    for (const { collection, field } of withLists) {
      const { docs } = await payload.find({
        ...{ collection, select: { slug: true }, depth: 0, pagination: false },
        ...asVisitor,
      });
      for (const { id, slug } of docs)
        lists.push(
          pagesOf(pageTypes[collection].home + slug, await count({ [field]: { in: [id] } })),
        );
    }
    return [...lists.flat(), ...Object.values(feedPaths)];
  },
);
