import { addDays, parse, startOfDay } from 'date-fns';

import { there } from '@/platform/place/there';
import { isWorkingDay } from '@/platform/place/working-days';

/** From when to when people work on a working day, by the clocks of the place: `09:00`. */
export interface Workday {
  readonly begins: string;
  readonly ends: string;
}

interface Span {
  readonly opens: number;
  readonly closes: number;
}

const hour = 60 * 60 * 1000;

/** When so many working hours have passed since an instant. */
export function afterWorkingHours(since: number, hours: number, workday: Workday): number {
  let remaining = hours * hour;
  for (let day = startOfDay(since, there); ; day = addDays(day, 1)) {
    const span = workingSpan(day, workday);
    if (!span || span.closes <= since) continue;
    const begins = Math.max(span.opens, since);
    if (remaining <= span.closes - begins) return begins + remaining;
    remaining -= span.closes - begins;
  }
}

/**
 * Since when so many working hours have passed by now: of what came before this instant, and of nothing
 * else, that time was up before now (`afterWorkingHours`).
 */
export function workingHoursAgo(now: number, hours: number, workday: Workday): number {
  let remaining = hours * hour;
  let isAtWork: boolean | null = null;
  for (let day = startOfDay(now, there); ; day = addDays(day, -1)) {
    const span = workingSpan(day, workday);
    if (!span || span.opens >= now) continue;
    const ends = Math.min(span.closes, now);
    isAtWork ??= ends === now;
    const begins = ends - remaining;
    // After work what was due at its end is late; at work what is due now is not late yet.
    if (isAtWork ? begins > span.opens : begins >= span.opens)
      return isAtWork ? begins : begins + 1;
    remaining -= ends - span.opens;
  }
}

/** When people work on a day; null where nobody does. */
export function workingSpan(day: Date, { begins, ends }: Workday): Span | null {
  if (!isWorkingDay(day)) return null;
  const at = (time: string) => parse(time, 'HH:mm', day, there).getTime();
  return { opens: at(begins), closes: at(ends) };
}
