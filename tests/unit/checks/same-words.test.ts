import { expect, test } from 'vitest';

import { checkDocument } from '~/collections/checks';

const described = [
  { of: 'one', path: '/one', title: 'Audit of spreadsheets', description: 'We look at each.' },
  { of: 'work-page', path: '/work', title: 'Our work', description: '' },
];
const known = {
  paths: [],
  pages: ['one'],
  claims: [],
  described,
  orphans: ['one'],
  unpublished: [],
};

const found = (slug: string, doc: object, own?: string) =>
  checkDocument(slug, doc, known, own)
    .filter(({ kind }) => ['same-words', 'orphan'].includes(kind))
    .map(({ path, message }) => [path, message]);

test('what another page is called or says of itself is told of, with its address', () => {
  const message: unknown = expect.stringMatching(
    /^\/one has the same (title|description) in results/,
  );
  expect(found('pages', { title: 'audit  of Spreadsheets' })).toEqual([['meta.title', message]]);
  expect(
    found('articles', { title: 'Another', meta: { title: 'Audit of spreadsheets' } }, 'two'),
  ).toEqual([['meta.title', message]]);
  expect(found('industries', { title: 'Care', description: 'We look at each.' }, 'two')).toEqual([
    ['meta.description', message],
  ]);
  expect(found('home-page', { meta: { title: 'Our work' } }, 'home-page')).toHaveLength(1);
});

test('a page is not compared with itself, nor what is no page', () => {
  expect(found('work-page', { meta: { title: 'Our work' } }, 'work-page')).toEqual([]);
  expect(found('testimonials', { title: 'Audit of spreadsheets' }, 'x')).toEqual([]);
  expect(found('pages', { title: '', meta: { title: ' ' } }, 'x')).toEqual([]);
  // What somebody wrote for search engines counts, and not what stands on the page.
  expect(found('pages', { title: 'Audit of spreadsheets', meta: { title: 'Mine' } }, 'x')).toEqual(
    [],
  );
});

test('a page to which nothing leads is told of', () => {
  expect(found('pages', { title: 'A', meta: {} }, 'one').map(([path]) => path)).toEqual(['slug']);
  expect(found('pages', { title: 'A' }, 'two')).toEqual([]);
  expect(found('pages', { title: 'A' })).toEqual([]);
});
