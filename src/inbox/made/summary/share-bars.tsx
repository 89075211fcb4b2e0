import { BarCell } from '../../figures/bar-cell';

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

/** A table whose counts are drawn as bars beside each other. */
export function ShareBars({ name, heading, bars, total }: ShareBarsProps) {
  // A bar is as long as its share, so that those of two questions can be compared.
  const most = Math.max(1, total, ...bars.map(({ count }) => count));
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
            <BarCell length={count / most}>{count}</BarCell>
            <td className="py-1 pl-3 text-right whitespace-nowrap text-ink-soft tabular-nums">
              {percent(count, total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
