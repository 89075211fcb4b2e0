import { expect, test } from 'vitest';

import { isDigestTime } from '@/submissions/staff-notices/digest-time';

test.each([
  // London is an hour ahead of UTC in summer.
  ['2026-07-06T08:00:00Z', '09:00', true],
  ['2026-07-06T07:59:59Z', '09:00', false],
  ['2026-07-06T08:29:59Z', '09:00', true],
  ['2026-07-06T08:30:00Z', '09:00', false],
  ['2026-11-23T09:00:00Z', '09:00', true],
  ['2026-11-23T08:30:00Z', '08:15', true],
  // Saturday and Sunday.
  ['2026-11-21T09:00:00Z', '09:00', false],
  ['2026-11-22T09:00:00Z', '09:00', false],
])('at %s, of a day that begins at %s: %s', (at, begins, is) => {
  expect(isDigestTime(new Date(at), begins)).toBe(is);
});
