import {
  format,
  isAfter,
  isValid,
  parse,
  startOfMonth,
  startOfWeek,
  subDays,
  subMonths,
  subWeeks,
  subYears,
} from 'date-fns';

import { there } from '@/platform/place/there';

const named: Record<string, (now: number) => Date> = {
  today: (now) => subDays(now, 0, there),
  yesterday: (now) => subDays(now, 1, there),
  'last week': (now) => subWeeks(startOfWeek(now, { weekStartsOn: 1, ...there }), 1, there),
  'last month': (now) => subMonths(startOfMonth(now, there), 1, there),
};

const withYear = ['yyyy-MM-dd', 'd MMM yyyy', 'd MMMM yyyy', 'MMM d yyyy', 'MMMM d yyyy'];
const withoutYear = ['d MMM', 'd MMMM', 'MMM d', 'MMMM d'];

/** As the address has it: such days alone are looked for. */
const plausible = /^20\d\d-\d\d-\d\d$/;

/**
 * A day as people type it, `2026-11-01`, `1 nov`, `yesterday`, by the clocks of the place; without a year
 * the last one like it that has come. Null where it is none.
 * @returns `2026-11-01`
 */
export function searchDay(text: string, now: number): string | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const day = Object.hasOwn(named, words) ? named[words]?.(now) : written(words, now);
  const plain = day && format(day, 'yyyy-MM-dd', there);
  return plain && plausible.test(plain) ? plain : null;
}

function written(text: string, now: number): Date | undefined {
  const as = (pattern: string) => parse(text, pattern, now, there);
  const whole = withYear
    .map(as)
    .find((day) => isValid(day) && plausible.test(format(day, 'yyyy-MM-dd', there)));
  if (whole) return whole;
  const day = withoutYear.map(as).find(isValid);
  return day && isAfter(day, now) ? subYears(day, 1, there) : day;
}
