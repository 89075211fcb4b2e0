import { place } from '~/site.config';
import type { Article } from '@/payload-types';

import { contentsOf } from '../articles/contents';
import { countWords } from '../articles/reading-minutes';
import type { PageType } from './page-type';

/** The routes of lists of articles and of their feeds, as Next names them. None is there without an article. */
export const routesOfArticleLists = [
  '/insights',
  '/insights/page/[number]',
  '/insights/category/[slug]/page/[number]',
  '/insights/author/[slug]/page/[number]',
  '/insights/feed.xml',
  '/insights/feed.json',
] as const;

export const articlePages = {
  collection: 'articles',
  home: '/insights/',
  called: 'the article',
  feature: 'articles',
  list: {
    path: '/insights',
    global: 'insights-page',
    called: 'the list of articles',
    isOnlyFilled: true,
    nameInTrail: (words) => words.articles.title,
    first: {
      label: 'Insights page',
      heading: 'Insights',
      intro:
        'What we have learnt from building software for companies that had outgrown their spreadsheets.',
    },
  },
  shows: ['media', 'article-categories', 'authors', 'projects', 'industries'],
  sort: '-publishedOn',
  name: ({ title }) => title,
  description: ({ summary }) => summary,
  headings: ({ body }) => contentsOf(body),
  facts: (article, { url, organization, addressOf }) => ({
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}/insights/${article.slug}#article`,
    mainEntityOfPage: `${url}/insights/${article.slug}`,
    headline: article.title,
    description: article.summary,
    image: article.cover
      ? addressOf(article.cover)
      : `${url}/share-images/insights/${article.slug}.png`,
    ...(article.publishedOn && {
      datePublished: article.publishedOn,
      dateModified: article.updatedOn ?? article.publishedOn,
    }),
    author: authorsOf(article, url) ?? organization,
    publisher: organization,
    articleSection: titlesOf(article.categories),
    keywords: article.tags ?? [],
    wordCount: countWords(article.body),
    inLanguage: place.locale,
    ...(article.placeholder ? { creativeWorkStatus: 'Draft' } : {}),
  }),
} satisfies PageType<'articles'>;

/** Undefined where nobody is named: then the company stands for it. */
function authorsOf({ authors }: Article, url: string) {
  const people = (authors ?? []).flatMap((author) =>
    typeof author === 'string'
      ? []
      : [
          {
            '@type': 'Person' as const,
            name: author.title,
            jobTitle: author.role,
            url: `${url}/insights/author/${author.slug}`,
          },
        ],
  );
  return people.length > 0 ? people : undefined;
}

/** Of what is published: whatever else is named comes as its id. */
const titlesOf = (categories: Article['categories']): string[] =>
  (categories ?? []).flatMap((category) => (typeof category === 'string' ? [] : category.title));

export const articleCategoryPages = {
  collection: 'article-categories',
  home: '/insights/category/',
  called: 'the category of articles',
  feature: 'articles',
  onlyNamed: { by: 'articles', field: 'categories' },
  name: ({ title }) => title,
  description: ({ description }) => description,
  index: { heading: (words) => words.articleCategories },
} satisfies PageType<'article-categories'>;

/** Of whoever signs articles; all others of the team have none. */
export const authorPages = {
  collection: 'authors',
  home: '/insights/author/',
  called: 'the page of the author',
  feature: 'articles',
  onlyNamed: { by: 'articles', field: 'authors' },
  name: ({ title }) => title,
  description: ({ title, role, about }) => about || `${title}, ${role}`,
  index: { heading: (words) => words.authors },
} satisfies PageType<'authors'>;
