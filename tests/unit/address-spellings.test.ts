import { expect, test } from 'vitest';

import { isSameAddress, shownAddress, spellingsOf } from '@/platform/address-spellings';

test.each([
  ['P@XN--BCHER-KVA.example', 'p@bücher.example', 'P@bücher.example'],
  ['p@bu\u0308cher.example', 'P@BÜCHER.EXAMPLE', 'p@bücher.example'],
  ['ada@почта.xn--p1ai', 'ada@xn--80a1acny.рф', 'ada@почта.рф'],
  ['Ada@One.example', 'ada@one.EXAMPLE', 'Ada@One.example'],
  ['ada@xn--.example', 'ADA@xn--.example', 'ada@xn--.example'],
])('%s and %s are one', (one, other, shown) => {
  expect(isSameAddress(one, other)).toBe(true);
  expect(shownAddress(one)).toBe(shown);
  expect(spellingsOf([one])).toContain(one.toLowerCase());
});

test.each([
  ['tom@bücher.example', 'tim@bücher.example'],
  ['tom@bücher.example', 'tom@bucher.example'],
])('%s and %s are two', (one, other) => {
  expect(isSameAddress(one, other)).toBe(false);
});
