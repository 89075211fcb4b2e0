import 'server-only';

import { convertLexicalToHTML, LinkHTMLConverter } from '@payloadcms/richtext-lexical/html';

import { env } from '@/env';
import type { Article } from '@/payload-types';
import { place } from '~/site.config';

import { getHeadedPage, getPagePaths, getSiteSettings, toPicture } from '../../content';
import { asVisitor, cached } from '../../content/cached';
import type { Feed, FeedItem } from './feed';

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
  const [{ brand }, { heading, intro }, paths] = await Promise.all([
    getSiteSettings(),
    getHeadedPage('insights-page'),
    getPagePaths(),
  ]);
  return {
    title: `${heading} | ${brand}`,
    description: intro,
    home: whole('/insights'),
    language: place.locale,
    items: articles.map((article) => toItem(article, paths)),
  };
}

export const whole = (path: string): string => new URL(path, env.SERVER_URL).href;

function toItem(article: Article, paths: Readonly<Record<string, string>>): FeedItem {
  const { slug, title, summary, body, publishedOn, updatedOn, createdAt } = article;
  return {
    url: whole(`/insights/${slug}`),
    title,
    summary,
    html: toHtml(body, paths),
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

/** For readers elsewhere: addresses are whole, and a link to what the site does not show leads to the list. */
const toHtml = (body: Article['body'], paths: Readonly<Record<string, string>>): string =>
  convertLexicalToHTML({
    data: body,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...LinkHTMLConverter({
        internalDocToHref: ({ linkNode }) => {
          const value = linkNode.fields.doc?.value;
          const id = typeof value === 'object' ? value.id : value;
          return whole(paths[String(id)] ?? '/insights');
        },
      }),
    }),
  }).replaceAll(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${whole(path)}"`);
