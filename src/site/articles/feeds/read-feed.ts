import 'server-only';

import type { Article } from '@/payload-types';
import type { SmallWords } from '@/words';
import { place } from '~/site.config';

import {
  getHeadedPage,
  getPagePaths,
  getSiteSettings,
  getSmallWords,
  toPicture,
} from '../../content';
import { asVisitor, cached } from '../../content/cached';
import type { Feed, FeedItem } from './feed';
import { toHtml, whole } from './html';

/** Whoever reads a feed asks for it often. */
const most = 20;

const readNewest = cached(
  'articles of the feed',
  ['articles', 'article-categories', 'authors', 'media'],
  async (payload): Promise<Article[]> => {
    const { docs } = await payload.find({
      collection: 'articles',
      sort: ['-publishedOn', 'id'],
      limit: most,
      depth: 1,
      ...asVisitor,
    });
    return docs;
  },
);

/** The newest articles. Undefined while there is none: then there is no feed either. */
export async function readFeed(): Promise<Feed | undefined> {
  const articles = await readNewest();
  if (articles.length === 0) return undefined;
  const [{ brand }, { heading, intro }, paths, { articles: words }] = await Promise.all([
    getSiteSettings(),
    getHeadedPage('insights-page'),
    getPagePaths(),
    getSmallWords(),
  ]);
  return {
    title: `${heading} | ${brand}`,
    description: intro,
    home: whole('/insights'),
    language: place.locale,
    items: articles.map((article) => toItem(article, { paths, words })),
  };
}

interface Around {
  readonly paths: Readonly<Record<string, string>>;
  readonly words: SmallWords['articles'];
}

function toItem(article: Article, { paths, words }: Around): FeedItem {
  const { slug, title, summary, body, publishedOn, updatedOn, createdAt } = article;
  const url = whole(`/insights/${slug}`);
  return {
    url,
    title,
    summary,
    html: toHtml(body, { url, words, paths }),
    published: new Date(publishedOn ?? createdAt),
    changed: updatedOn ? new Date(updatedOn) : undefined,
    authors: (article.authors ?? []).flatMap((author) =>
      typeof author === 'string'
        ? []
        : [{ name: author.title, url: whole(`/insights/author/${author.slug}`) }],
    ),
    tags: [
      ...(article.categories ?? []).flatMap((each) => (typeof each === 'string' ? [] : each.title)),
      ...(article.tags ?? []),
    ],
    image: article.cover ? whole(toPicture(article.cover).src) : undefined,
  };
}
