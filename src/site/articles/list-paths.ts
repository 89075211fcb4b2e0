import 'server-only';

import { asVisitor, cached } from '../content/cached';
import { feedPaths } from './feeds/feed-paths';
import { articlesAPage } from './read-articles';

/** A page of a list; the first one is the list itself. */
export const pageOfList = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`;

/** Where visitors find lists of articles, their further pages and their feeds: nowhere, while there is none. */
export const listPathsOfArticles = cached(
  'listPathsOfArticles',
  ['articles', 'article-categories', 'authors'],
  async (payload): Promise<string[]> => {
    const { docs } = await payload.find({
      collection: 'articles',
      select: { categories: true, authors: true },
      depth: 1,
      pagination: false,
      ...asVisitor,
    });
    if (docs.length === 0) return [];
    const counts = new Map<string, number>([['/insights', docs.length]]);
    const count = (list: string) => counts.set(list, (counts.get(list) ?? 0) + 1);
    for (const { categories, authors } of docs) {
      for (const each of categories ?? [])
        if (typeof each !== 'string') count(`/insights/category/${each.slug}`);
      for (const each of authors ?? [])
        if (typeof each !== 'string') count(`/insights/author/${each.slug}`);
    }
    const lists = [...counts].flatMap(([list, many]) =>
      Array.from({ length: Math.ceil(many / articlesAPage) }, (_, at) => pageOfList(list, at + 1)),
    );
    return [...lists, ...Object.values(feedPaths)];
  },
);
