/** Also part of every page's script, so it knows no date-fns. */
import { place } from '~/site.config';

const { timeZone, locale } = place;

/** A moment's day where the place is, as 2026-11-21. */
export const isoDay = (moment: Date): string =>
  // The only one of the locales that writes a day so.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

export const today = (): string => isoDay(new Date());

const mostHoursFromUtc = 14;

/**
 * The year where the place is. Around New Year alone it asks for the day: a formatter of times costs
 * a phone 60 ms, and each page asks for the year.
 */
export function thisYear(): string {
  const hour = 60 * 60 * 1000;
  const [before, after] = [-mostHoursFromUtc, mostHoursFromUtc].map((hours) =>
    new Date(Date.now() + hours * hour).getUTCFullYear(),
  );
  return before === after ? String(before) : today().slice(0, 4);
}

/** A date in UTC as people write it: 21 November 2026. */
export const longDate = (date: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A day like 2026-11-21 as people write it: 21 November 2026. */
export const longDay = (day: string): string => longDate(new Date(`${day}T00:00Z`));

/** A moment as people write it where the place is: 21 November 2026 at 09:00. */
export const longMoment = (moment: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    moment,
  );
