import { addDays, format, parseISO, startOfDay, subDays } from 'date-fns';

import { london } from '@/platform/london';

/** A calendar day in London, with the instants between which it lies. */
export interface LondonDay {
  /** `2026-11-20` */
  readonly day: string;
  readonly begins: string;
  readonly ends: string;
}

const there = { in: london };

/** In UTC, as the database and the API take it. */
const instant = (date: Date): string => new Date(date.getTime()).toISOString();

/**
 * When a day begins in London, as an ISO date.
 * @param date `2026-11-20`
 */
export const startOfLondonDay = (date: string, daysLater = 0): string =>
  instant(addDays(startOfDay(parseISO(date, there)), daysLater));

/** The last days, oldest first, today among them. They have 23 or 25 hours when the clocks change. */
export function lastLondonDays(count: number, now: Date): LondonDay[] {
  const today = startOfDay(now, there);
  return Array.from({ length: count }, (_, index) => {
    const begins = subDays(today, count - 1 - index);
    return {
      day: format(begins, 'yyyy-MM-dd'),
      begins: instant(begins),
      ends: instant(addDays(begins, 1)),
    };
  });
}
