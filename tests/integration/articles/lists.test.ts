import '../../support/without-next';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { getRelatedArticles, listArticles, listLatestArticles } from '@/site/articles';
import { listPathsOfArticles } from '@/site/articles/list-paths';
import { listIndexablePaths } from '@/site/content';

import {
  forgetArticles,
  makeArticle,
  makeAuthor,
  makeCategory,
} from '../../support/content/articles';
import { publicPages } from '../../support/pages/public-pages';
import { payload } from '../../support/payload';

const many = 14;
const rows = z.array(z.record(z.string(), z.unknown()));

let category = '';
let ids: string[] = [];

beforeAll(async () => {
  category = (await makeCategory('many-of-tests')).id;
  const author = (await makeAuthor('writer-of-tests')).id;
  for (let day = 1; day <= many; day += 1) {
    const publishedOn = new Date(Date.UTC(2026, 0, day, 12)).toISOString();
    const isOdd = day % 2 === 1;
    const { id } = await makeArticle({
      slug: `day-${day}-of-tests`,
      status: 'published',
      more: {
        publishedOn,
        ...(day <= 13 && { categories: [category] }),
        ...(isOdd && { authors: [author] }),
        ...(day === 14 && { tags: ['alone'] }),
        ...(day === 1 && { tags: ['alone'] }),
      },
    });
    ids = [...ids, id];
  }
});
afterAll(forgetArticles);

const slugs = (articles: readonly { path: string }[]) =>
  articles.map(({ path }) => Number(/day-(\d+)/.exec(path)?.[1]));

test('a page of a list has twelve, the newest first', async () => {
  const first = await listArticles(1);
  expect([slugs(first.articles), first.pages]).toEqual([
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    2,
  ]);
  expect(slugs((await listArticles(2)).articles)).toEqual([2, 1]);
  expect((await listArticles(3)).articles).toEqual([]);
});

test('a category and an author have their own', async () => {
  const within = { field: 'categories', slug: 'many-of-tests' } as const;
  expect(slugs((await listArticles(2, within)).articles)).toEqual([1]);
  const by = { field: 'authors', slug: 'writer-of-tests' } as const;
  const { articles, pages } = await listArticles(1, by);
  expect([slugs(articles), pages]).toEqual([[13, 11, 9, 7, 5, 3, 1], 1]);
  expect(articles[0]?.authors).toEqual(['Author writer-of-tests']);
});

test('the web process knows which pages of lists there are', async () => {
  expect((await listPathsOfArticles()).toSorted()).toEqual([
    '/insights',
    '/insights/author/writer-of-tests',
    '/insights/category/many-of-tests',
    '/insights/category/many-of-tests/page/2',
    '/insights/feed.json',
    '/insights/feed.xml',
    '/insights/page/2',
  ]);
});

test('browser tests look at each page that there is, and at no other', async () => {
  const ask = async (statement: string) =>
    rows.parse((await payload.db.pool.query(statement)).rows);
  const looked = await publicPages(ask);
  const told = (await listIndexablePaths()).map(({ path }) => path);
  expect(looked.toSorted()).toEqual(told.toSorted());
});

test('the newest of a category', async () => {
  expect(slugs(await listLatestArticles(3))).toEqual([14, 13, 12]);
  expect(slugs(await listLatestArticles(3, category))).toEqual([13, 12, 11]);
});

test('what is related shares a category or a tag; the newest others follow', async () => {
  const related = async (at: number, categories: string[], tags: string[]) =>
    slugs(await getRelatedArticles({ id: ids[at - 1] ?? '', categories, tags }, 3));
  expect(await related(14, [], ['alone'])).toEqual([1, 13, 12]);
  expect(await related(13, [category], [])).toEqual([12, 11, 10]);
  expect(await related(12, [], [])).toEqual([14, 13, 11]);
});
