import { isDay } from '@/platform/place/days';

/** Which of two numbers is the day, where a file does not show it. */
export type DayOrder = 'day-first' | 'month-first';

/** A day of a file, such as `2026-11-23`, or why not. `ambiguous`: `3/4/2026` may be two. */
export type ReadDay = { readonly day: string } | { readonly problem: 'ambiguous' | 'none' };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: number | string, month: number | string, day: number | string): ReadDay {
  const full = String(year).length === 2 ? `20${year}` : String(year);
  const two = (number: number | string) => String(number).padStart(2, '0');
  const text = `${full}-${two(month)}-${two(day)}`;
  return isDay(text) ? { day: text } : { problem: 'none' };
}

/** A time of day, with a zone or without: which day it is stands before it. */
const clock =
  /[T ,]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[AP]M)?\s*(?:Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;

/**
 * Reads a day as programs of the world write it. One that may mean two is none until somebody chose.
 * @param chosen how this file writes it
 */
export function readDay(text: string, chosen: DayOrder | null): ReadDay {
  const words = text.trim().slice(0, 60).replace(clock, '').trim();
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, mark, second, last] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/.exec(words) ?? [];
  if (first && mark && second && last) return ofTwo(first, second, last, mark, chosen);
  const [, name, after, ofYear] =
    /^(?:[A-Z]{3,9},?\s+)?([A-Z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(words) ?? [];
  if (name && after && ofYear && monthOf(name) > 0) return dayOf(ofYear, monthOf(name), after);
  const [, before, named, its] =
    /^(?:[A-Z]{3,9},?\s+)?(\d{1,2})[\s-]([A-Z]{3,9})\.?[\s-](\d{4})$/i.exec(words) ?? [];
  if (before && named && its && monthOf(named) > 0) return dayOf(its, monthOf(named), before);
  return { problem: 'none' };
}

function ofTwo(
  first: string,
  second: string,
  year: string,
  mark: string,
  chosen: DayOrder | null,
): ReadDay {
  // Nobody writes the month first with points.
  const order = mark === '.' ? 'day-first' : chosen;
  const dayFirst = dayOf(year, second, first);
  const monthFirst = dayOf(year, first, second);
  const [one, other] = ['day' in dayFirst, 'day' in monthFirst];
  if (mark === '.' || !other) return dayFirst;
  if (!one || first === second) return monthFirst;
  if (order === null) return { problem: 'ambiguous' };
  return order === 'day-first' ? dayFirst : monthFirst;
}
