import { tz } from '@date-fns/tz';
import ICAL from 'ical.js';
import { parseISO } from 'date-fns';

import { beginningOf } from '@/platform/plain-text';

import type { EventTime } from '../../../records/thread/mail-calendar';
import { oneLine } from '../clean';
import windowsNames from './windows-zones.json';

/** Makes of a time of a file what is known of it; null where it is no time. */
export type ReadTime = (time: ICAL.Time, zone: string | null) => EventTime | null;

/** So many changes of the clock a zone may define. */
const mostChanges = 20;

/** What Outlook and Exchange call the zones of the world, in lower case, and the names of the IANA (by CLDR). */
export const windowsZones: ReadonlyMap<string, string> = new Map(
  Object.entries(windowsNames).map(([windows, iana]) => [windows.toLowerCase(), iana]),
);

/** Whether this machine knows a zone. */
function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** The IANA name of what a file calls a zone; null where it is none that people know. */
export function zoneNamed(name: string): string | null {
  const plain = name.trim().replace(/^"|"$/g, '');
  const windows = windowsZones.get(plain.toLowerCase());
  // Former programs put their name and a date before it.
  const area = /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z_+\-0-9/]{1,40})$/.exec(plain)?.[1];
  return [windows, area, plain].find((each) => each && isKnown(each)) ?? null;
}

const two = (number: number): string => String(number).padStart(2, '0');

const dayOf = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const isSound = ({ year, month, day }: ICAL.Time): boolean =>
  [year, month, day].every(Number.isInteger) && year >= 1900 && year <= 2200;

/**
 * Reads times in the zones of a file. A zone that is known by its name goes by that; any other one by what
 * the file says of it.
 * @param defined the zones of the file, each as its lines
 */
export function timesIn(defined: readonly (readonly string[])[]): ReadTime {
  const own = ownZones(defined);
  return (time, named) => {
    if (!isSound(time)) return null;
    if (time.isDate) return { day: dayOf(time) };
    const local = `${dayOf(time)}T${two(time.hour)}:${two(time.minute)}`;
    if (named === null)
      return time.zone === ICAL.Timezone.utcTimezone
        ? { local, at: `${local}:00.000Z` }
        : { local };
    const known = zoneNamed(named);
    const zone = known ?? beginningOf(oneLine(named) ?? '', 60);
    const at = known === null ? byOwn(own.get(named), time) : byName(known, local);
    return at === null ? { local, zone } : { local, zone, at };
  };
}

function byName(zone: string, local: string): string | null {
  const instant = parseISO(local, { in: tz(zone) }).getTime();
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

function byOwn(zone: ICAL.Timezone | undefined, time: ICAL.Time): string | null {
  if (zone === undefined) return null;
  const there = time.clone();
  there.zone = zone;
  const instant = there.toUnixTime() * 1000;
  return Number.isFinite(instant) ? new Date(instant).toISOString() : null;
}

function ownZones(defined: readonly (readonly string[])[]): ReadonlyMap<string, ICAL.Timezone> {
  const zones = new Map<string, ICAL.Timezone>();
  for (const lines of defined) {
    // One that changes more than a few times a year is none: to work it out has no end.
    const rules = lines.filter((line) => /^RRULE/i.test(line));
    const isSimple = rules.every((rule) => /FREQ=YEARLY(?:;|$)/i.test(rule) && rule.length < 200);
    const changes = lines.filter((line) => /^(?:BEGIN|RDATE)/i.test(line)).length;
    if (!isSimple || changes > mostChanges) continue;
    try {
      const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n');
      const zone = new ICAL.Timezone(ICAL.Component.fromString(text));
      if (zone.tzid) zones.set(zone.tzid, zone);
    } catch {
      // The time is shown as it was written then.
    }
  }
  return zones;
}
