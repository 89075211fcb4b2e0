import { BarCell } from './bar-cell';
import type { Breakdown } from './breakdowns';
import { FigureLink } from './figure-link';

/** Bars beside each other, each with its numbers, which lead to their lists. */
export function BreakdownList({ name, groups }: Breakdown) {
  const most = Math.max(...groups.map(({ count }) => count));
  return (
    <table className="w-full border-collapse text-left text-[14px]">
      <caption className="border-b border-ink pb-1 text-left text-[15px] font-[640]">
        {name}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Came in</th>
          <th scope="col">Answered</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ label, count, replied, address, repliedAddress }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="w-2/5 py-1 pr-3 font-normal wrap-anywhere">
              {label}
            </th>
            <BarCell length={count / most}>
              <FigureLink address={address} count={count} />
            </BarCell>
            <td className="py-1 pl-3 text-right whitespace-nowrap text-ink-soft tabular-nums">
              <FigureLink address={repliedAddress} count={replied} /> answered
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
