import { expect, test } from 'vitest';

import { pageBlocks } from '~/collections/pages/blocks';

const named = (slug: string) => {
  const { labels, admin } = pageBlocks().find((block) => block.slug === slug) ?? {};
  return [labels?.singular, admin?.group].map(String);
};

test.each([
  ['articles', 'archive'],
  ['stats', 'numbers'],
  ['testimonials', 'quotation'],
])('the panel tells %s from %s', (one, other) => {
  const [words, line] = named(one);
  const [otherWords, otherLine] = named(other);
  expect(words).not.toBe(otherWords);
  // By the line above them, or by how much they show.
  expect(line !== otherLine || /three.*as many/.test(`${words} ${otherWords}`)).toBe(true);
});

test('every part stands under a line, and no two have one name', () => {
  const blocks = pageBlocks();
  expect(blocks.filter(({ admin }) => !admin?.group)).toEqual([]);
  const names = blocks.map(({ labels }) => labels?.singular);
  expect(new Set(names).size).toBe(names.length);
});
