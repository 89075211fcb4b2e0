import { expect, test } from 'vitest';

import { laterTime } from '@/inbox/reply/later-time';

const now = Date.parse('2026-03-27T12:00:00Z');

test.each([
  ['2026-03-27T12:02', '2026-03-27T12:02:00.000Z'],
  // The clocks go forward on the 29th.
  ['2026-03-30T09:00', '2026-03-30T08:00:00.000Z'],
  ['2026-03-27T12:00', null],
  ['2026-03-26T09:00', null],
  ['2026-09-30T09:00', null],
  ['2026-02-30T09:00', null],
  ['tomorrow', null],
  ['', null],
])('%j in London is %j', (text, instant) => {
  expect(laterTime(text, now)).toBe(instant);
});
