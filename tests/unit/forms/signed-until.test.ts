import { expect, test } from 'vitest';

import { readSigned, signedUntil } from '@/platform/signed-until';

const until = 1_800_000_000_000;
const signed = signedUntil('a test', 'id-1', until);

test('a signed text is read until its time is over, and for its purpose alone', () => {
  expect(readSigned('a test', signed, until - 1)).toBe('id-1');
  expect(readSigned('a test', signed, until)).toBeNull();
  expect(readSigned('something else', signed, until - 1)).toBeNull();
});

test.each([
  ['another text', signed.replace('id-1', 'id-2')],
  ['more time', signed.replace(until.toString(36), (until + 1).toString(36))],
  ['another sign', signed.slice(0, -1) + (signed.endsWith('A') ? 'B' : 'A')],
  ['more of it', `${signed}.x`],
  ['nothing', ''],
])('nobody can write %s', (_, given) => {
  expect(readSigned('a test', given, until - 10)).toBeNull();
});
