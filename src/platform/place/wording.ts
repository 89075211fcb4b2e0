/** Also part of what forms run in browsers: it makes no formatter before somebody needs one. */
import { weekdays } from '@/site-choices';
import { place } from '~/site.config';

let lists: Intl.ListFormat | undefined;

/** `the header, the footer and two pages` */
export const listOf = (items: Iterable<string>): string =>
  (lists ??= new Intl.ListFormat(place.locale, { type: 'conjunction' })).format(items);

/** `an agent, a lead or an admin` */
export const oneOf = (items: Iterable<string>): string =>
  new Intl.ListFormat(place.locale, { type: 'disjunction' }).format(items);

/** `10,000` */
export const inDigits = (count: number): string => count.toLocaleString(place.locale);

/** `Monday to Friday`, or a list of days that do not follow each other. */
export function workingDaysInWords(): string {
  const worked = weekdays.filter((day) => place.workingDays.includes(day));
  const first = weekdays.findIndex(
    (day, index) => worked.includes(day) && !worked.includes(weekdays[(index + 6) % 7] ?? day),
  );
  const inARow = worked.map((_, index) => weekdays[(first + index) % 7]);
  const [begins, ends] = [inARow[0], inARow.at(-1)];
  return worked.length > 2 && inARow.every((day) => day && worked.includes(day))
    ? `${begins} to ${ends}`
    : listOf(worked);
}

let moments: Intl.DateTimeFormat | undefined;

/** `Monday, 23 November 2026 at 09:00`, where the place is */
export const momentInWords = (moment: Date): string =>
  (moments ??= new Intl.DateTimeFormat(place.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: place.timeZone,
  })).format(moment);

let clocks: Intl.DateTimeFormat | undefined;

/** `09:00`, where the place is, as people there write it */
export const clockInWords = (moment: Date): string =>
  (clocks ??= new Intl.DateTimeFormat(place.locale, {
    timeStyle: 'short',
    timeZone: place.timeZone,
  })).format(moment);
