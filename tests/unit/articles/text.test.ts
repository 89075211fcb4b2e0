import { describe, expect, test } from 'vitest';

import { contentsOf } from '~/collections/articles/contents';
import { countWords, readingMinutes } from '~/collections/articles/reading-minutes';

import { bodyOf } from '../../support/content/article-body';

const wordy = (count: number) => bodyOf(Array.from({ length: count }, () => 'word').join(' '));

describe('how long a text takes', () => {
  test.each([
    [0, 1],
    [110, 1],
    [329, 1],
    [330, 2],
    [660, 3],
    [2200, 10],
  ])('%i words: %i minutes', (words, minutes) => {
    expect(countWords(wordy(words))).toBe(words);
    expect(readingMinutes(wordy(words))).toBe(minutes);
  });

  test('what is no text takes a minute, too', () => {
    for (const odd of [undefined, null, 'text', {}, { root: 3 }])
      expect([countWords(odd), readingMinutes(odd)]).toEqual([0, 1]);
  });

  test('headings and quotes are read as well, and no two words become one', () => {
    expect(countWords(bodyOf('## A heading', 'Two words', '> A quote here'))).toBe(7);
  });
});

describe('the contents of a text', () => {
  const listed = (...lines: string[]) =>
    contentsOf(bodyOf(...lines)).map(({ id, level }) => [id, level]);

  test('are its headings, in their order', () => {
    const body = bodyOf('Before.', '## Why it’s slow', 'Because.', '### Ünder the hood: 2 parts');
    expect(contentsOf(body)).toEqual([
      { id: 'why-its-slow', text: 'Why it’s slow', level: 2, at: 1 },
      { id: 'under-the-hood-2-parts', text: 'Ünder the hood: 2 parts', level: 3, at: 3 },
    ]);
  });

  test('give each an address of its own, none of which the page has', () => {
    expect(listed('## Costs', '## Costs', '### Costs', '## Main', '## Related')).toEqual([
      ['costs', 2],
      ['costs-2', 2],
      ['costs-3', 3],
      ['main-2', 2],
      ['related-2', 2],
    ]);
  });

  test('name what has no letters, and leave out what has no words', () => {
    expect(listed('## ???', '##  ', '## …')).toEqual([
      ['section', 2],
      ['section-2', 2],
    ]);
  });

  test('are the same in a preview, which marks its texts', () => {
    expect(listed('## Co\u2062sts\u2063')).toEqual([['costs', 2]]);
  });

  test('of what is no text are none', () => {
    for (const odd of [undefined, null, 'text', {}, { root: { children: [3] } }])
      expect(contentsOf(odd)).toEqual([]);
  });
});
