import '../../support/without-next';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { GET as pagesOfSite } from '@/app/%5Fpages/route';
import { GET as llms } from '@/app/llms.txt/route';
import sitemap from '@/app/sitemap';
import { readFeed } from '@/site/articles/feeds';
import { isShown } from '@/site/content';
import { linkTo } from '~/collections/fields/link-to';
import { offeredCollections } from '~/collections/page-types';

import { forgetArticles, makeArticle } from '../../support/content/articles';
import { logNowhere } from '../../support/payload';
import { rest } from '../../support/rest';
import { signedInEditor } from '../../support/staff/editor';

vi.mock('~/site.config', async (original) => {
  const { features, ...others } = await original<{ features: object }>();
  return { ...others, features: { ...features, articles: false } };
});

// Refusals have their lines.
logNowhere();

beforeAll(() => makeArticle({ slug: 'stored-of-tests', status: 'published' }));
afterAll(forgetArticles);

test('what was published before is on no page, in no list and in no feed', async () => {
  const [map, list, index] = await Promise.all([sitemap(), pagesOfSite(), llms()]);
  const told = [JSON.stringify(map), await list.text(), await index.text()].join('\n');
  expect(told).not.toContain('/insights');
  expect(await isShown('/insights')).toBe(false);
  expect(await readFeed()).toBeUndefined();
});

test('no request finds any of it, and no link is offered that leads there', async () => {
  const headers = await signedInEditor();
  // Authors are people of the team, who stay.
  for (const collection of ['articles', 'article-categories'])
    expect((await rest('GET', `/${collection}`, { headers })).status).toBe(404);
  expect((await rest('GET', '/authors', { headers })).status).toBe(200);
  expect(offeredCollections).not.toContain('articles');
  expect(offeredCollections).not.toContain('authors');
  expect(offeredCollections).toContain('industries');
  const fields = linkTo({ name: 'action', label: 'Button' }).fields;
  expect(fields.flatMap((field) => ('filterOptions' in field ? [field.name] : []))).toEqual([
    'page',
  ]);
});

test('nothing is imported', async () => {
  const headers = await signedInEditor();
  expect((await rest('POST', '/article-import', { headers, body: {} })).status).toBe(404);
});
