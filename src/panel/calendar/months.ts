import { addMonths, startOfMonth } from 'date-fns';

import { isoDay } from '@/platform/place/calendar-day';
import { dayAfter, monthAfter, monthOf } from '@/platform/place/days';
import { there } from '@/platform/place/there';

/** From the first until before the second. */
export interface Range {
  readonly from: Date;
  readonly until: Date;
}

export interface Month {
  /** `2026-12` */
  readonly name: string;
  /** `2026-12-01` and the others. */
  readonly days: readonly string[];
  /** By the clocks of the place. */
  readonly hours: Range;
  /** Of what has a day and no hour: that is stored in UTC, and pages print it so. */
  readonly ofDays: Range;
}

/** @param name `2026-12` */
export function monthNamed(name: string): Month {
  // Noon in UTC is in this month wherever the place is.
  const from = startOfMonth(new Date(`${name}-02T12:00Z`), there);
  const next = monthAfter(name);
  const days: string[] = [];
  for (let day = `${name}-01`; monthOf(day) === name; day = dayAfter(day)) days.push(day);
  return {
    name,
    days,
    hours: { from: new Date(+from), until: new Date(+addMonths(from, 1, there)) },
    ofDays: { from: new Date(`${name}-01T00:00Z`), until: new Date(`${next}-01T00:00Z`) },
  };
}

/** The day on which something stands. @param isDay whether it has a day and no hour */
export const dayOf = (moment: Date, isDay: boolean): string =>
  isDay ? moment.toISOString().slice(0, 10) : isoDay(moment);
