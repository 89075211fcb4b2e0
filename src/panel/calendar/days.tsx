import { addressOfCalendar } from '@/platform/payload/panel/addresses';
import { today } from '@/platform/place/calendar-day';
import { daysFrom, mondayOf, weekdayOf } from '@/platform/place/days';
import { inDigits } from '@/platform/place/wording';

import { queryOf, type Asked } from './asked';
import { EntryList } from './entry-list';
import type { Month } from './months';
import type { Entry } from './read-calendar';

/** A day of a month that has more says so, and leads to the agenda. */
const mostInACell = 6;

interface DaysProps {
  month: Month;
  entries: readonly Entry[];
  asked: Asked;
}

/**
 * The days in weeks, or those with something under each other: one list for both, and on a phone it is the
 * agenda either way. A day with nothing has no heading, so that one jumps from something to something.
 */
export function Days({ month, entries, asked }: DaysProps) {
  const ofDay = (day: string) => entries.filter((entry) => entry.day === day);
  const days = month.days
    .map((day) => ({ day, entries: ofDay(day) }))
    .filter((each) => !asked.isAgenda || each.entries.length > 0);
  const first = month.days[0] ?? '';
  return (
    <ol
      className="calendar__days"
      data-view={asked.isAgenda ? 'agenda' : 'month'}
      data-begins={daysFrom(mondayOf(first), first) + 1}
    >
      {days.map((each) => (
        <Day key={each.day} {...each} asked={asked} />
      ))}
    </ol>
  );
}

function Day({ day, entries, asked }: { day: string; entries: readonly Entry[]; asked: Asked }) {
  const isToday = day === today();
  const name = <time dateTime={day}>{weekdayOf(day)}</time>;
  const left = asked.isAgenda ? 0 : entries.length - mostInACell;
  const shown = left > 0 ? entries.slice(0, mostInACell) : entries;
  const agenda = `${addressOfCalendar(queryOf({ ...asked, isAgenda: true }))}#day-${day}`;
  return (
    <li
      id={`day-${day}`}
      aria-current={isToday ? 'date' : undefined}
      data-empty={entries.length === 0 || undefined}
    >
      {entries.length === 0 ? <p>{name}</p> : <h3>{name}</h3>}
      {isToday ? <p className="calendar__today">Today</p> : null}
      {entries.length === 0 ? null : <EntryList entries={shown} />}
      {left > 0 ? (
        <a href={agenda} className="calendar__more">
          and {inDigits(left)} more
        </a>
      ) : null}
    </li>
  );
}
