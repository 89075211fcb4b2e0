interface ShareBarsProps {
  /** What the table is called for who listens. */
  name: string;
  /** Of what the rows are. */
  heading: string;
  bars: readonly { readonly label: string; readonly count: number }[];
  /** Of how many a count is a share. */
  total: number;
}

const percent = (count: number, total: number): string =>
  total === 0 ? '–' : `${Math.round((100 * count) / total)}%`;

/** A table whose counts are drawn as bars beside each other: it is printed and read as the table that it is. */
export function ShareBars({ name, heading, bars, total }: ShareBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="w-full max-w-[720px] border-collapse text-left text-[14px]">
      <caption className="sr-only">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Answers</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label} className="break-inside-avoid border-b border-line">
            <th scope="row" className="w-2/5 py-1 pr-3 font-normal wrap-anywhere">
              {label}
            </th>
            <td className="relative w-2/5 py-1 tabular-nums">
              <span
                aria-hidden="true"
                style={{ width: `${(100 * count) / most}%` }}
                className="absolute inset-y-1.5 left-0 border-r-[3px] border-ink bg-line print:[print-color-adjust:exact]"
              />
              <span className="relative pl-1.5">{count}</span>
            </td>
            <td className="py-1 pl-3 text-right whitespace-nowrap text-ink-soft tabular-nums">
              {percent(count, total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
