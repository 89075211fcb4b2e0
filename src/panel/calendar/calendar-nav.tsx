import { addressOfCalendar } from '@/platform/payload/panel/addresses';
import { today } from '@/platform/place/calendar-day';
import { isMonth, monthAfter, monthOf, monthText } from '@/platform/place/days';

import { queryOf, type Asked } from './asked';
import { kinds } from './kinds';

/** Other months, kinds and views of the same. */
export function CalendarNav({ asked }: { asked: Asked }) {
  const current = monthOf(today());
  const months = [monthAfter(asked.month, -1), current, monthAfter(asked.month)];
  const others = [...new Set(months)].filter((month) => isMonth(month) && month !== asked.month);
  return (
    <div className="calendar__nav">
      <nav aria-label="Months">
        {others.toSorted().map((month) => (
          <To key={month} asked={{ ...asked, month }}>
            {month === current ? `This month, ${monthText(month)}` : monthText(month)}
          </To>
        ))}
      </nav>
      <nav aria-label="View" className="calendar__views">
        <To asked={{ ...asked, isAgenda: false }} isHere={!asked.isAgenda}>
          Month
        </To>
        <To asked={{ ...asked, isAgenda: true }} isHere={asked.isAgenda}>
          Agenda
        </To>
      </nav>
      <nav aria-label="Kinds">
        <To asked={{ ...asked, kind: undefined }} isHere={asked.kind === undefined}>
          Everything
        </To>
        {kinds.map(({ name, label }) => (
          <To key={name} asked={{ ...asked, kind: name }} isHere={asked.kind === name}>
            {label}
          </To>
        ))}
      </nav>
    </div>
  );
}

interface ToProps {
  asked: Asked;
  isHere?: boolean;
  children: string;
}

const To = ({ asked, isHere = false, children }: ToProps) => (
  <a href={addressOfCalendar(queryOf(asked))} aria-current={isHere ? 'page' : undefined}>
    {children}
  </a>
);
