import { describe, expect, test } from 'vitest';

import { lastDays, startOfDate } from '@/inbox/figures/calendar-days';

import { clocks } from '../../support/clocks';

const hour = 60 * 60 * 1000;
const lengthOf = ({ begins, ends }: { begins: string; ends: string }) =>
  (Date.parse(ends) - Date.parse(begins)) / hour;

describe.each(clocks)('at %s', (_, clock, expected) => {
  const now = new Date(clock);
  const days = lastDays(90, now);

  test('the last 90 days are 90 different ones without a gap, and now is in the last', () => {
    expect(new Set(days.map(({ day }) => day)).size).toBe(90);
    for (const [index, { begins }] of days.entries())
      if (index > 0) expect(begins).toBe(days[index - 1]?.ends);
    const today = days.at(-1);
    expect(today?.day).toBe(expected);
    expect(Date.parse(today?.begins ?? '')).toBeLessThanOrEqual(now.getTime());
    expect(Date.parse(today?.ends ?? '')).toBeGreaterThan(now.getTime());
  });

  test('each has 24 hours, and where the clocks change 23 or 25', () => {
    const others = days
      .filter((day) => lengthOf(day) !== 24)
      .map((day) => [day.day, lengthOf(day)]);
    const changes = [
      ['2026-10-25', 25],
      ['2027-03-28', 23],
    ].filter(([day]) => days.some((each) => each.day === day));
    expect(others).toEqual(changes);
  });
});

test.each([
  ['2026-11-20', 0, '2026-11-20T00:00:00.000Z'],
  ['2027-03-28', 0, '2027-03-28T00:00:00.000Z'],
  ['2027-03-28', 1, '2027-03-28T23:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-26T00:00:00.000Z'],
  ['2028-02-28', 1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29', 1, '2028-03-01T00:00:00.000Z'],
  ['2026-12-31', 1, '2027-01-01T00:00:00.000Z'],
])('%s begins in London, %i days later, at %s', (date, daysLater, begins) => {
  expect(startOfDate(date, daysLater)).toBe(begins);
});
