import { format, parseISO } from 'date-fns';

import { BarChart } from './bar-chart';

interface DayChartProps {
  label: string;
  days: readonly { readonly day: string; readonly count: number }[];
}

const words = (day = ''): string => format(parseISO(day), 'd MMM');

/** A bar a day, as high as its count. */
export function DayChart({ label, days }: DayChartProps) {
  const highest = Math.max(...days.map(({ count }) => count));
  return (
    <div className="mt-3">
      <p className="text-[13px]">most on a day: {highest}</p>
      <BarChart
        label={label}
        bars={days.map(({ day, count }) => ({
          name: `${words(day)}: ${count}`,
          parts: [{ value: count, className: 'fill-current' }],
        }))}
        ends={[words(days[0]?.day), words(days.at(-1)?.day)]}
      />
    </div>
  );
}
