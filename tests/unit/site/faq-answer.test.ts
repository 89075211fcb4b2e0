import { expect, test } from 'vitest';

import { toParagraphs } from '@/site/faq/answer';

test('lines that each name something and say what it is are rows; fewer than three are words', () => {
  const answer =
    'It depends:\n\nUnder £5: a nut.\n£5 to £10: a bolt.\nAbove £10: both, at 9:00 AM.\n\nHours: nine.\nDays: five.';
  expect(toParagraphs(answer)).toEqual([
    { text: 'It depends:' },
    {
      text: 'Under £5: a nut.\n£5 to £10: a bolt.\nAbove £10: both, at 9:00 AM.',
      rows: [
        { term: 'Under £5', words: 'a nut.' },
        { term: '£5 to £10', words: 'a bolt.' },
        { term: 'Above £10', words: 'both, at 9:00 AM.' },
      ],
    },
    { text: 'Hours: nine.\nDays: five.' },
  ]);
});

test('a line that names nothing leaves its paragraph as it is', () => {
  const text = 'One: a\nTwo: b\nand more\nThree: c';
  expect(toParagraphs(text)).toEqual([{ text }]);
});
