import { expect, test } from 'vitest';

import { arrange, type PageBlock } from '@/site/blocks/arrange';
import { picked } from '@/site/blocks/picked';

const part = (blockType: PageBlock['blockType'], form?: 'contact' | 'quote') => ({
  blockType,
  ...(form && { form }),
});

const grounds = (...blocks: ReturnType<typeof part>[]) =>
  arrange(blocks).map(({ ground }) => ground);
const ids = (...blocks: ReturnType<typeof part>[]) => arrange(blocks).map(({ id }) => id);

test('what stands below a part has another ground', () => {
  expect(
    grounds(part('hero'), part('projects'), part('testimonials'), part('form', 'contact')),
  ).toEqual(['own', 'sheet', 'paper', 'sheet']);
  expect(grounds(part('hero'), part('text'), part('callToAction'), part('stats'))).toEqual([
    'own',
    'paper',
    'own',
    'paper',
  ]);
  expect(grounds(part('text'), part('form', 'quote'))).toEqual(['sheet', 'paper']);
});

test('each part has a name of its own, and the first of a kind the plain one', () => {
  expect(
    ids(part('hero'), part('text'), part('text'), part('form', 'contact'), part('form', 'quote')),
  ).toEqual(['hero', 'text', 'text-2', 'contact', 'quote']);
});

const shown = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('what was picked stands in that order, and what the site does not show is left out', () => {
  expect(picked(shown, ['c', 'gone', { id: 'a' }])).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(picked(shown, ['gone'])).toEqual([]);
});

test('the first ones stand where nothing was picked', () => {
  expect(picked(shown, [], 2)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(picked(shown, null)).toEqual(shown);
});
