import { expect, test } from 'vitest';

import { foldCase, inPlainCases } from '@/platform/fold-case';

test.each([
  ['Logo', 'lOGO'],
  ['İ', 'i\u0307'],
  ['ς', 'Σ'],
  ['zΣ', 'zσ'],
  ['ß', 'SS'],
  ['ẞ', 'ss'],
  ['ı', 'I'],
  ['ﬁ', 'FI'],
  ['\u212a', 'k'],
  ['É', 'e\u0301'],
  ['１', '1'],
])('%s and %s are one name to a disk that does not tell', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

/** Every letter there is. */
const letters = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{L}/u.test(letter));

test('a name in plain cases is the same to plain lower case as to the fold', () => {
  const odd = letters.map(inPlainCases).filter((kept) => kept.toLowerCase() !== foldCase(kept));
  expect(odd).toEqual([]);
  for (const kept of ['picture', 'Été', '写真']) expect(inPlainCases(kept)).toBe(kept);
});
