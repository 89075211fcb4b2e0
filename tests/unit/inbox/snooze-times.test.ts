import { expect, test } from 'vitest';

import { snoozedUntil } from '@/inbox/snooze/snooze-times';

test.each([
  ['tomorrow', '', '2026-11-18T16:00:00Z', '2026-11-19T09:00:00.000Z'],
  ['tomorrow', '', '2026-07-18T23:30:00Z', '2026-07-20T08:00:00.000Z'],
  ['tomorrow', '', '2026-03-28T12:00:00Z', '2026-03-29T08:00:00.000Z'],
  ['monday', '', '2026-11-18T16:00:00Z', '2026-11-23T09:00:00.000Z'],
  ['monday', '', '2026-11-23T08:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['day', '2026-12-24', '2026-11-18T16:00:00Z', '2026-12-24T09:00:00.000Z'],
  ['day', '2026-11-18', '2026-11-18T08:59:00Z', '2026-11-18T09:00:00.000Z'],
  ['day', '2026-11-18', '2026-11-18T09:00:00Z', null],
  ['day', '2026-11-17', '2026-11-18T09:00:00Z', null],
  ['day', '2029-01-01', '2026-11-18T09:00:00Z', null],
  ['day', 'tomorrow', '2026-11-18T09:00:00Z', null],
  ['day', '', '2026-11-18T09:00:00Z', null],
] as const)('%s %s, chosen at %s', (choice, day, now, until) => {
  expect(snoozedUntil(choice, day, Date.parse(now))).toBe(until);
});
