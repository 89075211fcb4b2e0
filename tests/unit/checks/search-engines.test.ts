import { expect, test } from 'vitest';

import { checkDocument } from '~/collections/checks';

const nothing = {
  paths: ['/work'],
  pages: [],
  claims: [],
  described: [],
  orphans: [],
  unpublished: [],
};
const canonical = 'https://elsewhere.example/original';
const check = (meta: object) =>
  checkDocument('pages', { meta }, nothing).filter(({ kind }) => kind === 'search-engines');

test('a page that is kept out and names an original is told of', () => {
  for (const address of [canonical, '/work']) {
    const [finding, ...others] = check({ noindex: true, canonical: address });
    expect(finding?.path).toBe('meta.canonical');
    expect(finding?.message).toContain(address);
    expect(others).toEqual([]);
  }
});

test.each([
  {},
  { noindex: true },
  { noindex: true, canonical: null },
  { noindex: true, canonical: ' ' },
  { noindex: false, canonical },
])('of %j there is nothing to tell', (meta) => {
  expect(check(meta)).toEqual([]);
});
