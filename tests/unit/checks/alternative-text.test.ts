import { expect, test } from 'vitest';

import { checkAlternativeText } from '~/collections/checks/alternative-text';

test.each([
  ['', 'Say in words'],
  ['   ', 'Say in words'],
  [null, 'Say in words'],
  ['harbour-crane.jpeg', 'the name of the file'],
  ['Harbour crane', 'the name of the file'],
  ['A crane lifts a container over the harbour.', undefined],
  ['Harbour', undefined],
])('the alternative text “%s” of harbour-crane.jpeg', (alt, said) => {
  const [finding] = checkAlternativeText({ filename: 'harbour-crane.jpeg', alt });
  expect(finding?.message).toEqual(said === undefined ? said : expect.stringContaining(said));
});

test('what is no picture needs none', () => {
  expect(checkAlternativeText({ title: 'Fitness', alt: '' })).toEqual([]);
});
