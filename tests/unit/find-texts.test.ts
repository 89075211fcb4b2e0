import { expect, test } from 'vitest';

import { findTexts } from '~/collections/texts/find-texts';
import { paragraphsOf } from '~/collections/texts/paragraphs';

const texts = [
  { text: 'One record.', label: 'Industries › Retail › Opening › Words on the accent', href: '/a' },
  { text: 'Cafés keep one till.', label: 'Industries › Hospitality › Opening › Intro', href: '/b' },
  {
    text: `${'Long. '.repeat(80)}Here is the needle that ends it.`,
    label: 'Terms › Text',
    href: '/c',
  },
];
const hrefs = (asked: string) => findTexts(texts, asked).map(({ href }) => href);

test('a search takes words in any order, without case and accents, in texts before places', () => {
  expect(hrefs('ONE')).toEqual(['/a', '/b']);
  expect(hrefs('till cafes')).toEqual(['/b']);
  expect(hrefs('retail opening')).toEqual(['/a']);
  expect(hrefs('opening one')).toEqual(['/a', '/b']);
  expect(hrefs('nothing of the kind')).toEqual([]);
  expect(hrefs('  ')).toEqual([]);
});

test('a result shows the part of a long text that was looked for', () => {
  const [{ excerpt } = { excerpt: '' }] = findTexts(texts, 'needle');
  expect(excerpt).toContain('Here is the needle that ends it.');
  expect(excerpt.length).toBeLessThan(180);
  expect(findTexts(texts, 'record')[0]?.excerpt).toBe('One record.');
});

test('rich text is read a paragraph at a time, its links and lists included', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const item = (...children: object[]) => ({ type: 'listitem', children });
  const inner = { type: 'list', children: [item(text('Inner'))] };
  const children = [
    { type: 'heading', children: [text('Title')] },
    { type: 'paragraph', children: [text('See '), { type: 'link', children: [text('this')] }] },
    { type: 'list', children: [item(text('Outer'), inner)] },
  ];
  expect(paragraphsOf({ root: { type: 'root', children } })).toEqual([
    'Title',
    'See this',
    'Outer',
    'Inner',
  ]);
  expect(paragraphsOf(null)).toEqual([]);
});
