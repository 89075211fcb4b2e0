import ICAL from 'ical.js';

import {
  calendarMethods,
  participations,
  type CalendarEvent,
  type CalendarGuest,
  type CalendarPerson,
  type MailCalendar,
} from '../../../records/thread/mail-calendar';
import { beginningOf } from '@/platform/plain-text';

import { oneLine } from '../clean';
import { calendarText } from './calendar-text';
import { firstDates } from './repeats';
import { sectionsOf } from './sections';
import { timesIn, type ReadTime } from './zones';

const most = {
  guests: 50,
  excluded: 100,
  letters: 500,
  uid: 1000,
  sequence: 2_147_483_647,
  seconds: 366 * 86_400,
} as const;

/**
 * What a calendar file says; null where it has no event. It takes as long as the file is and no longer, and
 * what of it cannot be read leaves the rest.
 */
export function readCalendar(ics: string): MailCalendar | null {
  const words = calendarText(ics);
  const { method, events, more, zones } = sectionsOf(ics);
  if (words === null && events.length === 0) return null;
  const readTime = timesIn(zones);
  const read = events.flatMap((lines) => eventOf(lines, readTime) ?? []);
  return {
    method: calendarMethods.find((each) => each === method) ?? 'PUBLISH',
    events: read,
    more: more + events.length - read.length,
    words: words ?? '',
  };
}

const isOf = (line: string, name: string): boolean => new RegExp(`^${name}[;:]`, 'i').test(line);

/** Each line by itself: one that is none takes no other along. */
function propertiesOf(lines: readonly string[]): readonly ICAL.Property[] {
  return lines.flatMap((line) => {
    try {
      const property = ICAL.Property.fromString(line);
      // What makes no sense throws as it is asked for.
      property.getValues();
      return property;
    } catch {
      return [];
    }
  });
}

function eventOf(lines: readonly string[], readTime: ReadTime): CalendarEvent | null {
  const rule = lines.find((line) => isOf(line, 'RRULE'));
  const properties = propertiesOf(lines.filter((line) => line !== rule));
  const first = (name: string) => properties.find((each) => each.name === name);
  const all = (name: string) => properties.filter((each) => each.name === name);
  const text = (name: string) => {
    const value: unknown = first(name)?.getFirstValue();
    const line = typeof value === 'string' ? oneLine(value) : null;
    return line && beginningOf(line, most.letters);
  };
  const [begins, recurs] = [first('dtstart'), first('recurrence-id')];
  const start = begins ? timeOf(begins, readTime) : null;
  if (start === null || begins === undefined) return null;
  return {
    uid: uidIn(first('uid')),
    sequence: numberIn(first('sequence')),
    recurrence: recurs ? timeOf(recurs, readTime) : null,
    title: text('summary') ?? '',
    where: text('location'),
    start,
    end: endOf(begins, first('dtend'), first('duration'), readTime),
    repeats: repeatsOf(begins, rule, all('exdate'), all('rdate').length > 0, readTime),
    organizer: personOf(first('organizer')),
    guests: all('attendee')
      .slice(0, most.guests)
      .flatMap((each) => guestOf(each) ?? []),
  };
}

/** One that is cut would be another event's. */
function uidIn(property: ICAL.Property | undefined): string {
  const value: unknown = property?.getFirstValue();
  return typeof value === 'string' && value.length <= most.uid ? (oneLine(value) ?? '') : '';
}

function numberIn(property: ICAL.Property | undefined): number {
  const value = Number(property?.getFirstValue());
  return Number.isInteger(value) && value >= 0 ? Math.min(value, most.sequence) : 0;
}

const momentOf = (property: ICAL.Property): ICAL.Time | null => {
  const value: unknown = property.getFirstValue();
  return value instanceof ICAL.Time ? value : null;
};

const zoneOf = (property: ICAL.Property): string | null => {
  const zone: unknown = property.getParameter('tzid');
  return typeof zone === 'string' && zone !== '' ? zone : null;
};

function timeOf(property: ICAL.Property, readTime: ReadTime) {
  const moment = momentOf(property);
  return moment && readTime(moment, zoneOf(property));
}

function endOf(
  begins: ICAL.Property,
  ends: ICAL.Property | undefined,
  lasts: ICAL.Property | undefined,
  readTime: ReadTime,
) {
  if (ends) return timeOf(ends, readTime);
  const [start, duration] = [momentOf(begins), lasts?.getFirstValue()];
  if (start === null || !(duration instanceof ICAL.Duration)) return null;
  // It is added day by day.
  if (Math.abs(duration.toSeconds()) > most.seconds) return null;
  const end = start.clone();
  end.addDuration(duration);
  return readTime(end, zoneOf(begins));
}

function repeatsOf(
  begins: ICAL.Property,
  rule: string | undefined,
  excluded: readonly ICAL.Property[],
  hasOthers: boolean,
  readTime: ReadTime,
): CalendarEvent['repeats'] {
  const start = momentOf(begins);
  if (start === null || (rule === undefined && !hasOthers)) return null;
  const without = excluded.slice(0, most.excluded).flatMap((each) => each.getValues().map(String));
  const dates = rule === undefined ? null : firstDates(rule, start, new Set(without));
  if (dates === null) return { first: [], isMore: true };
  const first = dates.first.flatMap((each) => readTime(each, zoneOf(begins)) ?? []);
  return { first, isMore: dates.isMore || hasOthers };
}

const address = /^[^\s\p{C}<>,;:"@]{1,64}@[^\s\p{C}<>,;:"@]{1,255}$/u;

function personOf(property: ICAL.Property | undefined): CalendarPerson | null {
  const value: unknown = property?.getFirstValue();
  if (property === undefined || typeof value !== 'string') return null;
  const mail = value.trim().replace(/^mailto:/i, '');
  if (!address.test(mail)) return null;
  const name: unknown = property.getParameter('cn');
  const called = typeof name === 'string' ? beginningOf(oneLine(name) ?? '', 200) : '';
  return { address: mail, name: called !== '' && called !== mail ? called : null };
}

function guestOf(property: ICAL.Property): CalendarGuest | null {
  const person = personOf(property);
  const said: unknown = property.getParameter('partstat');
  const answer = participations.find((each) => each === String(said).toUpperCase()) ?? null;
  return person && { ...person, answer };
}
