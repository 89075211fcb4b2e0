import { format } from 'date-fns';

import { place } from '~/site.config';
import { isoDay, longDay } from '@/platform/place/calendar-day';
import { dayAfter } from '@/platform/place/days';
import { there } from '@/platform/place/there';
import { clockInWords, momentInWords } from '@/platform/place/wording';
import type { CalendarEvent, EventTime } from '@/submissions/records/thread/mail-calendar';

/** `23 November 2026, 15:00` of `2026-11-23T15:00`. */
const asWritten = (local: string): string => `${longDay(local.slice(0, 10))}, ${local.slice(11)}`;

/** Where the sender's clock says something else, that as well. */
function sendersHour({ at, local, zone }: EventTime): string {
  if (!at || !local || !zone) return '';
  const [own, clock] = [format(at, 'HH:mm', there), local.slice(11)];
  return own === clock ? '' : `, which is ${clock} in ${zone}`;
}

function ofDays(start: string, end: string | undefined): string {
  const last = end && end > start ? dayAfter(end, -1) : start;
  return last === start
    ? `${longDay(start)}, all day`
    : `${longDay(start)} to ${longDay(last)}, all day`;
}

const isSameDay = (one: string, other: string): boolean =>
  isoDay(new Date(one)) === isoDay(new Date(other));

/** When an event is, where the place is. */
export function whenInWords({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): string {
  if (start?.day) return ofDays(start.day, end?.day);
  if (start?.at) {
    const until =
      end?.at === undefined || end.at <= start.at
        ? ''
        : ` to ${isSameDay(start.at, end.at) ? clockInWords(new Date(end.at)) : momentInWords(new Date(end.at))}`;
    return `${momentInWords(new Date(start.at))}${until}, ${place.clock} time${sendersHour(start)}`;
  }
  if (!start?.local) return 'It does not say when.';
  const until = end?.local ? ` to ${asWritten(end.local)}` : '';
  const zone = start.zone
    ? `in “${start.zone}”, a time zone that nobody here knows. Ask which time is meant.`
    : 'without a time zone. Ask which one is meant.';
  return `${asWritten(start.local)}${until}, ${zone}`;
}

/** When one of several begins, in short. */
export const beginningInWords = (start: EventTime): string =>
  start.day
    ? longDay(start.day)
    : start.at
      ? momentInWords(new Date(start.at))
      : asWritten(start.local ?? '');

/** How it comes again; null for what happens once. */
export function repeatsInWords({ repeats }: Pick<CalendarEvent, 'repeats'>): string | null {
  if (repeats === null) return null;
  if (repeats.first.length === 0)
    return 'It repeats by a rule that is not read here: look into its file.';
  const first = repeats.first.map(beginningInWords).join('; ');
  return `It repeats: ${first}${repeats.isMore ? '; and so on' : ''}.`;
}
