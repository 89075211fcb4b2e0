import type { FormDefinition } from '@/forms';
import type { FirstReply } from '@/submissions/records/figures/first-replies';

import { durationWords, formatDay } from '../frame/format-date';
import { plainView, viewAddress } from '../list/inbox-view';
import { BarChart } from './bar-chart';
import { FigureLink } from './figure-link';
import type { Week } from './promise-weeks';

interface WeekFiguresProps {
  form: FormDefinition;
  /** Working hours. */
  promised: number;
  weeks: readonly Week[];
}

const parts = [
  {
    name: 'inTime',
    reply: 'in-time',
    label: 'answered in time',
    fill: 'fill-ink stroke-ink',
    sample: 'bg-ink',
  },
  {
    name: 'late',
    reply: 'late',
    label: 'answered late',
    fill: 'fill-bad stroke-ink',
    sample: 'bg-bad',
  },
  {
    name: 'overdue',
    reply: 'overdue',
    label: 'overdue',
    fill: 'fill-accent stroke-ink',
    sample: 'bg-accent',
  },
  {
    name: 'rest',
    reply: 'rest',
    label: 'not due yet or closed',
    fill: 'fill-edge stroke-ink',
    sample: 'bg-edge',
  },
] as const;

const totalOf = (week: Week): number => parts.reduce((sum, { name }) => sum + week[name], 0);

const listOf = (form: FormDefinition, { from, to }: Week, firstReply: FirstReply): string =>
  viewAddress({ ...plainView(form), firstReply, from, to });

/** How first replies stood against what we promise, week by week. Nothing where none came. */
export function WeekFigures({ form, promised, weeks }: WeekFiguresProps) {
  if (weeks.every((week) => totalOf(week) === 0)) return null;
  const title = 'First replies against the promise';
  return (
    <section aria-label={`${title}, ${form.name}`} className="mt-6">
      <h3 className="text-[16px]">{title}</h3>
      <p className="mt-1 max-w-[70ch]">
        We mean to answer within {promised} working hours.{' '}
        {form.staff.promisedHours === undefined
          ? null
          : `Visitors are promised ${form.staff.promisedHours} hours by the clock, which end sooner over a weekend or a holiday. `}
        By the week in which they came, without spam and what is set aside.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[13px]">
        {parts.map(({ name, label, sample }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3 border border-ink ${sample}`} />
            {label}
          </li>
        ))}
      </ul>
      <BarChart
        label={`${title}, by week. The table below has each week.`}
        bars={weeks.map((week) => ({
          name: [
            `Week of ${formatDay(week.from)}`,
            ...parts.map(({ name, label }) => `${week[name]} ${label}`),
          ].join('\n'),
          parts: parts.map(({ name, fill }) => ({ value: week[name], className: fill })),
        }))}
        ends={[formatDay(weeks[0]?.from), formatDay(weeks.at(-1)?.from)]}
      />
      <details className="mt-2">
        <summary className="flex min-h-9 cursor-pointer items-center underline underline-offset-4 max-sm:min-h-11">
          The weeks in numbers
        </summary>
        <div className="overflow-x-auto">
          <table className="mt-2 border-collapse text-left tabular-nums">
            <caption className="sr-only">{title}, newest week first</caption>
            <thead>
              <tr className="border-b border-ink align-bottom">
                {['Week', 'Came in', ...parts.map(({ label }) => label), 'Half within'].map(
                  (heading) => (
                    <th key={heading} scope="col" className="py-1.5 pr-6 first-letter:uppercase">
                      {heading}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <tr key={week.from} className="border-b border-line">
                  <th scope="row" className="py-1 pr-6 font-normal whitespace-nowrap">
                    {formatDay(week.from)} to {formatDay(week.to)}
                  </th>
                  <td>
                    <FigureLink count={totalOf(week)} address={listOf(form, week, 'any')} />
                  </td>
                  {parts.map(({ name, reply }) => (
                    <td key={name}>
                      <FigureLink count={week[name]} address={listOf(form, week, reply)} />
                    </td>
                  ))}
                  <td className="whitespace-nowrap">
                    {week.medianReplySeconds === null
                      ? '–'
                      : durationWords(week.medianReplySeconds)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
