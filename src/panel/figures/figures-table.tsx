import { inDigits } from '@/platform/place/wording';

import type { Brought } from './figures';

interface FiguresTableProps {
  readonly name: string;
  /** What each row names. */
  readonly each: string;
  readonly rows: readonly Brought[];
}

/** Each with its views, as a bar and in digits, and its enquiries. */
export function FiguresTable({ name, each, rows }: FiguresTableProps) {
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <table className="figures-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{each}</th>
          <th scope="col">Views</th>
          <th scope="col">Enquiries</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>
              <span aria-hidden="true" style={{ width: `${(100 * row.views) / most}%` }} />
              {inDigits(row.views)}
            </td>
            <td>{inDigits(row.enquiries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
