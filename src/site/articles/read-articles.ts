import 'server-only';

import type { Where } from 'payload';

import { isoDay } from '@/platform/place/calendar-day';
import type { Article } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { listDocuments, pathsIn, toPicture } from '../content';
import { asVisitor, cached, type Tag } from '../content/cached';
import type { Reader } from '../preview/draft-reader';

/** An article as lists show it. */
export interface ArticleCard {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** 2026-11-28; a draft may have none. */
  readonly day: string | undefined;
  readonly readingMinutes: number;
  readonly cover: PictureFiles | undefined;
  readonly authors: readonly string[];
  readonly placeholder: boolean;
}

export interface ArticleList {
  readonly articles: readonly ArticleCard[];
  /** How many pages of the list there are. */
  readonly pages: number;
}

/** Of what somebody looks at the articles: a category or an author. */
export interface Within {
  readonly field: 'categories' | 'authors';
  readonly slug: string;
}

export const articlesAPage = 12;

const tags: Tag[] = ['articles', 'article-categories', 'authors', 'media'];

/** Without the text itself. */
const shown = {
  title: true,
  slug: true,
  summary: true,
  publishedOn: true,
  readingMinutes: true,
  cover: true,
  authors: true,
  placeholder: true,
} as const;

interface Query {
  readonly where?: Where;
  readonly limit: number;
  readonly page?: number;
}

async function find(payload: Reader, { where = {}, limit, page = 1 }: Query) {
  const { docs, totalPages } = await payload.find({
    collection: 'articles',
    select: shown,
    // Of two that came out on one day, always the same one first.
    sort: ['-publishedOn', 'id'],
    depth: 1,
    where,
    limit,
    page,
    ...asVisitor,
  });
  return { articles: docs.map(toCard), pages: totalPages };
}

type Shown = Pick<Article, keyof typeof shown | 'id'>;

const toCard = (article: Shown): ArticleCard => ({
  id: article.id,
  title: article.title,
  path: `/insights/${article.slug}`,
  summary: article.summary,
  day: article.publishedOn ? isoDay(new Date(article.publishedOn)) : undefined,
  readingMinutes: article.readingMinutes ?? 1,
  cover: article.cover ? toPicture(article.cover) : undefined,
  // One that is not published comes as its id.
  authors: (article.authors ?? []).flatMap((author) =>
    typeof author === 'string' ? [] : [author.title],
  ),
  placeholder: article.placeholder === true,
});

const ofList = ({ field, slug }: Within): Where => ({ [`${field}.slug`]: { equals: slug } });

/** A page of all articles, or of those of a category or an author, the newest first. */
export const listArticles = cached(
  'listArticles',
  tags,
  (payload, page: number, within?: Within): Promise<ArticleList> =>
    find(payload, { limit: articlesAPage, page, ...(within && { where: ofList(within) }) }),
);

export const listLatestArticles = cached(
  'listLatestArticles',
  tags,
  async (payload, most: number, category?: string): Promise<readonly ArticleCard[]> => {
    const where: Where = category === undefined ? {} : { categories: { in: [category] } };
    return (await find(payload, { limit: most, where })).articles;
  },
);

/** What somebody may read next: articles that share a category or a tag, then the newest others. */
export const getRelatedArticles = cached(
  'getRelatedArticles',
  tags,
  async (payload, article: RelatedTo, most: number): Promise<readonly ArticleCard[]> => {
    const { id, categories, tags: words } = article;
    const shared: Where[] = [
      ...(categories.length > 0 ? [{ categories: { in: categories } }] : []),
      ...(words.length > 0 ? [{ tags: { in: words } }] : []),
    ];
    const close =
      shared.length === 0
        ? []
        : (
            await find(payload, {
              where: { and: [{ id: { not_equals: id } }, { or: shared }] },
              limit: most,
            })
          ).articles;
    if (close.length === most) return close;
    const known = [id, ...close.map((each) => each.id)];
    const where: Where = { id: { not_in: known } };
    const others = await find(payload, { where, limit: most - close.length });
    return [...close, ...others.articles];
  },
);

export interface RelatedTo {
  readonly id: string;
  /** By their ids. */
  readonly categories: string[];
  readonly tags: string[];
}

export interface ArticleCategoryLink {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** The categories that have an article, in the editors' order. */
export async function listArticleCategories(): Promise<ArticleCategoryLink[]> {
  const [categories, paths] = await Promise.all([
    listDocuments('article-categories'),
    pathsIn('article-categories'),
  ]);
  return categories.flatMap(({ id, title }) => {
    const path = paths[id];
    return path === undefined ? [] : [{ id, title, path }];
  });
}
