import { afterAll, expect, test } from 'vitest';

import { listPages } from '~/collections/page-paths';

import {
  forgetArticles,
  makeArticle,
  makeAuthor,
  makeCategory,
  quietly,
} from '../../../support/content/articles';
import { payload } from '../../../support/payload';

afterAll(forgetArticles);

test('the pages that are listed past Payload are those that it shows a visitor', async () => {
  const category = await makeCategory('of-tests-named');
  const author = await makeAuthor('of-tests-named');
  await makeCategory('of-tests-never-named');
  const named = { categories: [category.id], authors: [author.id] };
  await makeArticle({ slug: 'of-tests-seen', status: 'published', more: named });
  await makeArticle({ slug: 'of-tests-draft', status: 'draft' });
  const hidden = { meta: { noindex: true } };
  await makeArticle({ slug: 'of-tests-hidden', status: 'published', more: hidden });
  const elsewhere = { meta: { canonical: 'https://elsewhere.example/article' } };
  await makeArticle({ slug: 'of-tests-elsewhere', status: 'published', more: elsewhere });
  // Scheduled: it is a draft until the job publishes it.
  const ahead = { publishedOn: '2099-01-01T09:00:00.000Z' };
  await makeArticle({ slug: 'of-tests-scheduled', status: 'draft', more: ahead });
  // A draft of what is published changes nothing that visitors see.
  const seen = await makeArticle({ slug: 'of-tests-drafted', status: 'published' });
  const draft = { slug: 'of-tests-later', title: 'Later' };
  await payload.update({
    collection: 'articles',
    id: seen.id,
    data: draft,
    draft: true,
    ...quietly,
  });
  const { id } = await makeArticle({ slug: 'of-tests-gone', status: 'published' });
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'articles', id, data: { deletedAt }, ...quietly });

  const listed = await listPages(payload);
  const asVisitor = await listPages({ find: (options) => payload.find(options) });
  const byPath = (pages: typeof listed) => new Map(pages.map((page) => [page.path, page]));
  expect(byPath(listed)).toEqual(byPath(asVisitor));
  expect(listed.map(({ path }) => path)).toEqual(asVisitor.map(({ path }) => path));
  const ofTests = listed.map(({ path }) => path).filter((path) => path.includes('of-tests'));
  expect(ofTests.toSorted()).toEqual([
    '/insights/author/of-tests-named',
    '/insights/category/of-tests-named',
    '/insights/of-tests-drafted',
    '/insights/of-tests-elsewhere',
    '/insights/of-tests-hidden',
    '/insights/of-tests-seen',
  ]);
});
