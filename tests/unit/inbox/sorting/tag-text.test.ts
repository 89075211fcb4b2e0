import { expect, test } from 'vitest';

import { parseTag } from '@/submissions/records/tags/tag-text';

test.each([
  ['  vip \n guest ', 'vip guest'],
  ['', null],
  [' \u200b ', null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['ada@analytical.example', null],
])('%j as a tag is %j', (typed, expected) => {
  expect(parseTag(typed)).toBe(expected);
});
