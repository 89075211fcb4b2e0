interface BarPart {
  readonly value: number;
  /** Of its fill. */
  readonly className: string;
}

interface BarChartProps {
  label: string;
  /** What a bar stands for, and its parts from the ground up. */
  bars: readonly { readonly name: string; readonly parts: readonly BarPart[] }[];
  /** Under the first bar and under the last. */
  ends: readonly [string, string];
}

const sumOf = (parts: readonly BarPart[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/**
 * Draws bars between an axis of numbers and one of time; at least one number is not 0. A bar shows
 * its number under the pointer, also where it is too low to be hit. The words stand outside the
 * drawing, which is stretched to the screen; the table beside it says the same.
 */
export function BarChart({ label, bars, ends }: BarChartProps) {
  const highest = Math.max(...bars.map(({ parts }) => sumOf(parts)));
  const marks = highest % 2 === 0 ? [highest, highest / 2, 0] : [highest, 0];
  return (
    <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[13px] tabular-nums">
      <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${bars.length} ${highest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="my-[6px] block h-27 w-full border-b-[1.5px] border-ink text-ink"
      >
        {marks.slice(0, -1).map((mark) => (
          <line
            key={mark}
            x1="0"
            x2={bars.length}
            y1={highest - mark}
            y2={highest - mark}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {bars.map(({ name, parts }, index) => (
          <g key={name} className="hover:opacity-70">
            <title>{name}</title>
            <path d={`M${index} 0h1v${highest}h-1z`} fill="transparent" />
            {parts.map(({ value, className }, at) => {
              const below = sumOf(parts.slice(0, at));
              return (
                <rect
                  key={className}
                  x={index + 0.1}
                  y={highest - below - value}
                  width="0.8"
                  height={value}
                  vectorEffect="non-scaling-stroke"
                  className={value === 0 ? undefined : className}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <span />
      <p className="flex justify-between">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
