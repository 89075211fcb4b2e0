/*
 * Days such as `2026-11-21`, as the place's calendar has them. They are texts and no instants: no
 * clock and no summer time moves them.
 */
import { place } from '~/site.config';

const dayMs = 24 * 60 * 60 * 1000;
const instantOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Whether there is such a day. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(instantOf(text)) &&
  new Date(instantOf(text)).toISOString().startsWith(text);

export const dayAfter = (day: string, days = 1): string =>
  new Date(instantOf(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days one is after another. */
export const daysFrom = (earlier: string, later: string): number =>
  Math.round((instantOf(later) - instantOf(earlier)) / dayMs);

/** The Monday of its week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7));

/** `2026-11` */
export const monthOf = (day: string): string => day.slice(0, 7);

export const isMonth = (text: string): boolean => isDay(`${text}-01`);

export const monthAfter = (month: string, months = 1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

const utc = { timeZone: 'UTC' } as const;
const formatted = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat(place.locale, { ...options, ...utc }).format(new Date(instantOf(day)));

/** `21 Nov 2026` */
export const shortDay = formatted({ day: 'numeric', month: 'short', year: 'numeric' });

/** `Sat 21 Nov` */
export const weekdayOf = formatted({ weekday: 'short', day: 'numeric', month: 'short' });

const longMonth = formatted({ month: 'long', year: 'numeric' });

/** `November 2026` */
export const monthText = (month: string): string => longMonth(`${month}-01`);
