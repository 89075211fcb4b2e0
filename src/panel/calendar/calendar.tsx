import { monthText } from '@/platform/place/days';

import type { Reading } from '../dashboard/reading';
import type { Asked } from './asked';
import { CalendarNav } from './calendar-nav';
import { Days } from './days';
import { EntryList } from './entry-list';
import { kinds } from './kinds';
import { monthNamed } from './months';
import { readCalendar } from './read-calendar';

interface CalendarProps {
  reading: Reading;
  asked: Asked;
}

/** A month, as whoever looks may read it. */
export async function Calendar({ reading, asked }: CalendarProps) {
  const month = monthNamed(asked.month);
  const { entries, besides, isCut } = await readCalendar(reading, month, asked.kind);
  return (
    <>
      <h1>Calendar</h1>
      <CalendarNav asked={asked} />
      <h2>{monthText(month.name)}</h2>
      {isCut ? (
        <p className="calendar__note">
          There is more in this month than stands here. Choose a kind, or open its list.
        </p>
      ) : null}
      {besides.length === 0 ? null : (
        <section aria-labelledby="calendar-besides">
          <h3 id="calendar-besides">All month, and overdue</h3>
          <EntryList entries={besides} />
        </section>
      )}
      {entries.length === 0 ? (
        <Nothing asked={asked} />
      ) : (
        <Days month={month} entries={entries} asked={asked} />
      )}
    </>
  );
}

/** Says how something gets a date. */
function Nothing({ asked: { month, kind } }: { asked: Asked }) {
  const ways = kinds.filter(({ name }) => kind === undefined || name === kind);
  return (
    <section className="calendar__nothing">
      <p>
        Nothing{kind === undefined ? '' : ' of this kind'} has a date in {monthText(month)}. What
        has one stands here by itself:
      </p>
      <dl>
        {ways.map(({ name, label, how, href }) => (
          <div key={name}>
            <dt>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
