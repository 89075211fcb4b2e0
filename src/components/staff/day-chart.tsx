import { format, parseISO } from 'date-fns';

interface DayChartProps {
  label: string;
  days: readonly { readonly day: string; readonly count: number }[];
}

const [width, height, foot] = [720, 120, 16];

const words = (day: string): string => format(parseISO(day), 'd MMM');

/** A bar a day. The table beside it says the same in numbers. */
export function DayChart({ label, days }: DayChartProps) {
  const highest = Math.max(...days.map(({ count }) => count));
  const unit = (height - 14) / Math.max(1, highest);
  const step = width / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <svg
      viewBox={`0 0 ${width} ${height + foot}`}
      role="img"
      aria-label={label}
      className="mt-3 block h-auto w-full max-w-[720px] text-ink"
    >
      <path d={`M0 ${height + 0.5}H${width}`} stroke="currentColor" strokeWidth="1.5" />
      {days.map(({ day, count }, index) => (
        <rect
          key={day}
          x={index * step + 1}
          y={height - count * unit}
          width={step - 2}
          height={count * unit}
          fill="currentColor"
        />
      ))}
      <text x="0" y="10" fontSize="11" fill="currentColor">
        {`most on a day: ${highest}`}
      </text>
      <text x="0" y={height + foot - 2} fontSize="11" fill="currentColor">
        {first ? words(first.day) : ''}
      </text>
      <text x={width} y={height + foot - 2} fontSize="11" textAnchor="end" fill="currentColor">
        {last ? words(last.day) : ''}
      </text>
    </svg>
  );
}
