import { afterEach, expect, test, vi } from 'vitest';

import { formatDate } from '@/inbox/frame/format-date';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['in winter London is on UTC', '2026-11-20T16:42:09.123Z', 'Nov 20, 2026 16:42'],
  ['in summer it is an hour ahead', '2026-07-01T23:30:00.000Z', 'Jul 2, 2026 00:30'],
  ['midnight is 00, not 24', '2027-01-01T00:05:00.000Z', 'Jan 1, 2027 00:05'],
  ['another offset is converted', '2026-11-20T16:42:00+05:00', 'Nov 20, 2026 11:42'],
  ['just before the clocks go forward', '2027-03-28T00:59:00.000Z', 'Mar 28, 2027 00:59'],
  ['just after', '2027-03-28T01:00:00.000Z', 'Mar 28, 2027 02:00'],
])('%s', (_, stored, shown) => {
  expect(formatDate(stored)).toBe(shown);
});

test.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'UTC'])(
  'a machine in %s shows the same',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // 01:30 UTC: an hour that Berlin's clocks leave out that night, and London's do not.
    expect(formatDate('2027-03-28T01:30:00.000Z')).toBe('Mar 28, 2027 02:30');
  },
);

test.each(['', 'yesterday', '2026-13-45', 'hello 1', '20/11/2026'])(
  'what is no date is shown as it is: %j',
  (stored) => {
    expect(formatDate(stored)).toBe(stored);
  },
);
