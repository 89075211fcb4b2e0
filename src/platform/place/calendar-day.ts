/** Also part of every page's script, so it knows no date-fns. */
import { place } from '~/site.config';

const { timeZone, locale } = place;

/**
 * Makes a formatter when somebody first needs it, and once: to make one takes a phone 60 ms, and the
 * server a hundred times as long as to write a date with it.
 */
function formatter(...settings: ConstructorParameters<typeof Intl.DateTimeFormat>) {
  let made: Intl.DateTimeFormat | undefined;
  return (moment: Date): string => (made ??= new Intl.DateTimeFormat(...settings)).format(moment);
}

/** A moment's day where the place is, as 2026-11-21. No other locale writes a day so. */
export const isoDay = formatter('en-CA', { timeZone });

export const today = (): string => isoDay(new Date());

const mostHoursFromUtc = 14;

/**
 * The year where the place is. Around New Year alone it asks for the day: each page asks for the year.
 */
export function thisYear(): string {
  const hour = 60 * 60 * 1000;
  const [before, after] = [-mostHoursFromUtc, mostHoursFromUtc].map((hours) =>
    new Date(Date.now() + hours * hour).getUTCFullYear(),
  );
  return before === after ? String(before) : today().slice(0, 4);
}

/** A date in UTC as people write it: 21 November 2026. */
export const longDate = formatter(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day like 2026-11-21 as people write it: 21 November 2026. */
export const longDay = (day: string): string => longDate(new Date(`${day}T00:00Z`));

/** A moment as people write it where the place is: 21 November 2026 at 09:00. */
export const longMoment = formatter(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});
