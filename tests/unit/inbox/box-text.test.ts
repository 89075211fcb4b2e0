import { expect, test } from 'vitest';

import { boxText, someText } from '@/inbox/action/box-text';

test('a text counts as its box counts it, by one for the end of a line', () => {
  const full = 'abc\r\n'.repeat(99) + 'abcd';
  expect(boxText(400).parse(full)).toBe(full.replaceAll('\r\n', '\n'));
  expect(boxText(400).safeParse(`${full}e`).success).toBe(false);
  expect(boxText(400).parse(' \r\n')).toBe('');
  expect(someText(400).safeParse(' \r\n').success).toBe(false);
});
