import { addDays, format, parseISO, startOfDay, subDays } from 'date-fns';

import { there } from '@/platform/place/there';

/** A calendar day where the place is, with the instants between which it lies. */
interface CalendarDay {
  /** `2026-11-20` */
  readonly day: string;
  readonly begins: string;
  readonly ends: string;
}

/** In UTC, as the database and the API take it. */
const instant = (date: Date): string => new Date(date.getTime()).toISOString();

/**
 * When a day begins where the place is, as an ISO date.
 * @param date `2026-11-20`
 */
export const startOfDate = (date: string, daysLater = 0): string =>
  instant(addDays(startOfDay(parseISO(date, there)), daysLater));

/** The last days, oldest first, today among them. They have 23 or 25 hours when the clocks change. */
export function lastDays(count: number, now: Date): CalendarDay[] {
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
