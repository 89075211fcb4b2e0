import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isoDay } from '@/platform/place/calendar-day';
import {
  dayAfter,
  daysFrom,
  isDay,
  isMonth,
  mondayOf,
  monthAfter,
  monthOf,
  monthText,
  shortDay,
} from '@/platform/place/days';

const day = fc
  .date({
    min: new Date('2020-01-01T00:00Z'),
    max: new Date('2090-01-01T00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
const count = fc.integer({ min: -2000, max: 2000 });

test('days are counted alike there and back, whatever the clocks do', () => {
  fc.assert(
    fc.property(day, count, (from, days) => {
      fc.pre(isDay(dayAfter(from, days)));
      expect(daysFrom(from, dayAfter(from, days))).toBe(days);
      expect(dayAfter(dayAfter(from, days), -days)).toBe(from);
    }),
  );
});

test('a week has one Monday', () => {
  fc.assert(
    fc.property(day, (each) => {
      const monday = mondayOf(each);
      expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
      expect(daysFrom(monday, each)).toBeGreaterThanOrEqual(0);
      expect(daysFrom(monday, each)).toBeLessThan(7);
    }),
  );
});

test('a day of London is one day, also of an instant in the hour that comes twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'),
      fc.integer({ min: -36 * 60, max: 36 * 60 }),
      (change, minutes) => {
        const here = isoDay(new Date(Date.parse(`${change}T01:00Z`) + minutes * 60_000));
        expect(isDay(here)).toBe(true);
        expect(Math.abs(daysFrom(change, here))).toBeLessThanOrEqual(2);
        expect(dayAfter(dayAfter(here, 1), -1)).toBe(here);
      },
    ),
  );
});

test('what is no day or month is none', () => {
  expect(['2026-11-21', '2028-02-29'].every(isDay)).toBe(true);
  for (const text of ['2026-02-30', '2027-02-29', '21/11/2026', '2026-1-1', '', '1999-01-01'])
    expect(isDay(text)).toBe(false);
  expect([isMonth('2026-12'), isMonth('2026-13')]).toEqual([true, false]);
});

test('months and how people write them', () => {
  expect([monthOf('2026-11-30'), monthAfter('2026-11', 2), monthAfter('2026-01', -12)]).toEqual([
    '2026-11',
    '2027-01',
    '2025-01',
  ]);
  expect([monthText('2026-12'), shortDay('2026-11-21')]).toEqual(['December 2026', '21 Nov 2026']);
});
