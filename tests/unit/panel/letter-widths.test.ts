import { expect, test } from 'vitest';

import { cutTo, widthOf } from '@/panel/search-engines/letter-widths';

test('letters are as wide as in Arial', () => {
  // 944, 222, 222 and 222 thousandths, as its metrics say.
  expect(widthOf('Will', 1000)).toBe(1610);
  expect(widthOf('2027', 20)).toBe((4 * 556 * 20) / 1000);
  expect(widthOf('é', 10)).toBe(widthOf('e', 10));
  expect(widthOf('漢', 10)).toBe(10);
});

test('a text is cut after a word, with an ellipsis, and never wider than there is room', () => {
  const text = 'Software for clinics, practices and hospitals that outgrew their spreadsheets';
  expect(cutTo(text, 2000, 20)).toBe(text);
  const cut = cutTo(text, 300, 20);
  expect(cut).toMatch(/^Software for clinics.*\p{L} …$/u);
  expect(widthOf(cut, 20)).toBeLessThanOrEqual(300);
  expect(cutTo('clinics, and more words', widthOf('clinics, …', 10), 10)).toBe('clinics …');
  const long = cutTo('x'.repeat(500), 100, 20);
  expect([long.endsWith('…'), widthOf(long, 20) <= 100]).toEqual([true, true]);
  expect(cutTo('', 10, 20)).toBe('');
});
