import { expect, test } from 'vitest';

import type { Article, Author, Media } from '@/payload-types';
import { smallWords, textsOf } from '@/words';
import { articlePages } from '~/collections/page-types/articles';

import { bodyOf } from '../../support/content/article-body';

const url = 'https://site.example';
const organization = { '@type': 'Organization', name: 'Ours' };
const site = {
  words: textsOf(smallWords),
  url,
  organization,
  addressOf: (picture: string | Media) => `${url}/${typeof picture === 'string' ? picture : ''}`,
};

const times = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-02T00:00:00Z' };
const author: Author = {
  ...times,
  id: 'a',
  title: 'Ada Byron',
  role: 'Founder',
  slug: 'ada-byron',
};
const article: Article = {
  ...times,
  id: 'b',
  title: 'What it costs',
  summary: 'All that somebody pays.',
  slug: 'what-it-costs',
  body: bodyOf('## One', 'Two words.'),
  publishedOn: '2026-11-03T12:00:00Z',
};

test('an article tells search engines what it is, by whom and when', () => {
  const whole = {
    ...article,
    authors: [author, 'one-that-is-a-draft'],
    tags: ['costs'],
    cover: 'cover.webp',
    updatedOn: '2026-11-20T12:00:00Z',
  };
  expect(articlePages.facts(whole, site)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'What it costs',
    description: 'All that somebody pays.',
    mainEntityOfPage: `${url}/insights/what-it-costs`,
    image: `${url}/cover.webp`,
    datePublished: '2026-11-03T12:00:00Z',
    dateModified: '2026-11-20T12:00:00Z',
    author: [
      {
        '@type': 'Person',
        name: 'Ada Byron',
        jobTitle: 'Founder',
        url: `${url}/insights/author/ada-byron`,
      },
    ],
    publisher: organization,
    keywords: ['costs'],
    wordCount: 3,
  });
});

test('the company stands for one without authors, and its drawn picture for a cover', () => {
  expect(articlePages.facts(article, site)).toMatchObject({
    author: organization,
    image: `${url}/share-images/insights/what-it-costs.png`,
    dateModified: '2026-11-03T12:00:00Z',
  });
});

test('a sample says so', () => {
  expect(articlePages.facts(article, site)).not.toHaveProperty('creativeWorkStatus');
  const sample = articlePages.facts({ ...article, placeholder: true }, site);
  expect(sample).toHaveProperty('creativeWorkStatus', 'Draft');
});
