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
  for (let day = dayOf(since, workday); ; day = dayAt(day.after, workday)) {
    const { span } = day;
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
  for (let day = dayOf(now, workday); ; day = dayAt(day.before, workday)) {
    const { span } = day;
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

/** @param day when it begins */
function workingSpan(day: Date, { begins, ends }: Workday): Span | null {
  if (!isWorkingDay(day)) return null;
  const at = (time: string) => parse(time, 'HH:mm', day, there).getTime();
  return { opens: at(begins), closes: at(ends) };
}

/** A day of the place, whose days are not all as long as each other. */
interface Day {
  readonly begins: number;
  /** When people work; null where nobody does. */
  readonly span: Span | null;
  /** When the day before it begins, and the day after it. */
  readonly before: number;
  readonly after: number;
}

/** A list asks for the same few days for each of its rows, forms and lengths, and calendars are slow. */
const known = new Map<string, Day>();
const mostKnown = 1000;

/** The day of a moment. */
export const dayOf = (moment: number, workday: Workday): Day =>
  dayAt(startOfDay(moment, there).getTime(), workday);

/** @param begins when it does */
export function dayAt(begins: number, workday: Workday): Day {
  const key = `${begins} ${workday.begins} ${workday.ends}`;
  const found = known.get(key);
  if (found) return found;
  const beginsAfter = (days: number) => startOfDay(addDays(begins, days, there), there).getTime();
  const day = {
    begins,
    span: workingSpan(startOfDay(begins, there), workday),
    before: beginsAfter(-1),
    after: beginsAfter(1),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(key, day);
  return day;
}
