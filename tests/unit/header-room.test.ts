import { expect, test } from 'vitest';

import { firstLinks } from '@/words';
import { checkHeader } from '~/globals/navigation-links';

const link = (words: string) => ({ blockType: 'link', link: { words } });
const industries = { blockType: 'industries', words: 'Industries' };

const menu = [industries, ...['Home', 'Services', 'Process', 'Our Work', 'Contact'].map(link)];

test('the first links fit the header, and so do six and a short one', () => {
  expect(checkHeader(firstLinks.menu)).toBe(true);
  expect(checkHeader([...menu, link('Blog')])).toBe(true);
});

test('links that would not stand on one line are refused, with how much is too much', () => {
  expect(checkHeader([...menu, link('Spring'), link('Summer')])).toBe(
    'These links do not fit beside each other: leave one out, or 12 letters.',
  );
});

test('the header has a link, and one list of industries at most', () => {
  for (const none of [[], null, undefined])
    expect(checkHeader(none)).toBe('The header needs a link at least.');
  expect(checkHeader([industries, link('Home'), industries])).toMatch(/one list of industries/);
  expect(checkHeader([link('Home')])).toBe(true);
});
