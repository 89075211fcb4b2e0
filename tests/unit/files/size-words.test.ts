import { expect, test } from 'vitest';

import { sizeWords } from '@/platform/file-rules';

test.each([
  [8, '1 KB'],
  [41_400, '41 KB'],
  [1_000_000, '1.0 MB'],
  [24_960_000, '25.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
