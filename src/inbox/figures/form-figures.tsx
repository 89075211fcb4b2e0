import type { ReactNode } from 'react';

import { forms } from '@/forms';
import { capital } from '@/ui/capital';

import { plainView, viewAddress, type InboxView } from '../list/inbox-view';
import { durationWords, formatDay } from '../frame/format-date';
import { BarChart } from './bar-chart';
import type { FormFigures as Figures } from './figures';
import { FigureLink, ListLink } from './figure-link';

interface FormFiguresProps extends Figures {
  /** What else there is to say of the form, where any came. */
  children?: ReactNode;
}

/**
 * One form's picture: how many came each day, how soon they had an answer, and all of it as a table.
 * The heading alone when none came.
 */
export function FormFigures({ form, days, children, ...replies }: FormFiguresProps) {
  const { medianReplySeconds, replied } = replies;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const title = capital(forms[form].staff.many);
  const sum = `${total} in ${days.length} days`;
  const listOf = (narrowed: Partial<InboxView>) =>
    viewAddress({ ...plainView(forms[form]), ...narrowed });
  const from = days[0]?.day ?? null;
  return (
    <section aria-labelledby={`figures-${form}`} className="mt-9">
      <h2 id={`figures-${form}`} className="text-[20px]">
        {title}: {sum}
      </h2>
      {total === 0 ? null : (
        <>
          <p className="mt-1">
            {medianReplySeconds === null
              ? 'None of them was marked as replied yet.'
              : repliedSentence(replied, durationWords(medianReplySeconds))}{' '}
            <ListLink address={listOf({ from })} label={`All ${total}`} />
            {replied === 0 ? null : (
              <>
                {', '}
                <ListLink
                  address={listOf({ from, show: 'answered' })}
                  label={`the ${replied} answered`}
                />
              </>
            )}
          </p>
          <DayChart label={`${title} a day: ${sum}. The table below has each day.`} days={days} />
          <details className="mt-2">
            <summary className="flex min-h-9 cursor-pointer items-center underline underline-offset-4 max-sm:min-h-11">
              As a table
            </summary>
            <table className="mt-2 border-collapse text-left">
              <caption className="sr-only">{title} a day, newest first</caption>
              <thead>
                <tr className="border-b border-ink">
                  <th scope="col" className="py-1.5 pr-10">
                    Day
                  </th>
                  <th scope="col">{title}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map(({ day, count }) => (
                  <tr key={day} className="border-b border-line">
                    <th scope="row" className="py-1 pr-10 font-normal">
                      {day}
                    </th>
                    <td>
                      <FigureLink count={count} address={listOf({ from: day, to: day })} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          {children}
        </>
      )}
    </section>
  );
}

const repliedSentence = (replied: number, time: string): string =>
  replied === 1
    ? `The one that was replied to had its first reply within ${time}.`
    : `Half of the ${replied} that were replied to had their first reply within ${time}.`;

interface DayChartProps {
  label: string;
  days: Figures['days'];
}

/** A bar a day, as high as its count. */
function DayChart({ label, days }: DayChartProps) {
  const highest = Math.max(...days.map(({ count }) => count));
  return (
    <div className="mt-3">
      <p className="text-[13px]">most on a day: {highest}</p>
      <BarChart
        label={label}
        bars={days.map(({ day, count }) => ({
          name: `${formatDay(day)}: ${count}`,
          parts: [{ value: count, className: 'fill-current' }],
        }))}
        ends={[formatDay(days[0]?.day), formatDay(days.at(-1)?.day)]}
      />
    </div>
  );
}
