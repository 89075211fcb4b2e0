import { format, parseISO } from 'date-fns';

interface DayChartProps {
  label: string;
  days: readonly { readonly day: string; readonly count: number }[];
}

const words = (day = ''): string => format(parseISO(day), 'd MMM');

/**
 * A bar a day, as high as its count, of which one at least is not 0. The table beside it says the
 * same in numbers; the words stand outside the drawing, which is as wide as the screen lets it.
 */
export function DayChart({ label, days }: DayChartProps) {
  const highest = Math.max(...days.map(({ count }) => count));
  return (
    <div className="mt-3 text-[13px]">
      <p>most on a day: {highest}</p>
      <svg
        viewBox={`0 0 ${days.length} ${highest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="mt-1.5 block h-27 w-full border-b-[1.5px] border-ink text-ink"
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            y={highest - count}
            width="0.8"
            height={count}
            fill="currentColor"
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between">
        <span>{words(days[0]?.day)}</span>
        <span>{words(days.at(-1)?.day)}</span>
      </p>
    </div>
  );
}
