import { expect, test } from 'vitest';

import { plainWord, searchWords } from '@/inbox/list/search-words';

test.each([
  ['020 7946 0123', '2079460123'],
  ['+44 20 7946 0123', '2079460123'],
  ['02079460123', '2079460123'],
  ['+44 (0)20 7946-0123', '2079460123'],
  ['0044 2079460123', '2079460123'],
  ['7946 0123', '79460123'],
])('%s is one number', (search, digits) => {
  expect(searchWords(search)).toEqual([{ text: search, reference: null, digits }]);
});

test('words stand by themselves, and a number among them stays whole', () => {
  expect(searchWords('zoe 7946 0123 portal')).toEqual([
    { text: 'zoe', reference: null, digits: null },
    { text: 'portal', reference: 'port-al', digits: null },
    { text: '7946 0123', reference: null, digits: '79460123' },
  ]);
  expect(searchWords(null)).toEqual([]);
});

test.each(['q7k2ftr', 'Q-7K2F-TR', 'q7k2f-tr'])('%s may be a reference', (search) => {
  expect(searchWords(search)[0]?.reference?.toUpperCase()).toBe('Q-7K2F-TR');
});

test('accents and capitals do not count', () => {
  expect(plainWord('ZOË Müller')).toBe('zoe muller');
});
