import { inDigits } from '@/platform/place/wording';

import type { Row } from './ask-file';

const outcomes = {
  refused: 'Cannot come in',
  changes: 'Would change',
  new: 'New',
  same: 'Is here already',
  made: 'Came in',
  changed: 'Changed',
} as const satisfies Record<Row['outcome'], string>;

const order = Object.keys(outcomes);

/** So many rows are drawn; what clashes stands first. */
const most = 300;

/** What becomes of each row, and why. */
export function RowsTable({ rows }: { readonly rows: readonly Row[] }) {
  const sorted = [...rows].sort(
    (one, other) =>
      order.indexOf(one.outcome) - order.indexOf(other.outcome) || one.line - other.line,
  );
  return (
    <div className="redirects-file__rows" role="region" aria-label="Rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Former address</th>
            <th scope="col">Leads to</th>
            <th scope="col">What becomes of it</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, most).map(({ line, from, to, outcome, note }) => (
            <tr key={`${line} ${from}`} data-outcome={outcome}>
              <td>{line}</td>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                <strong>{outcomes[outcome]}.</strong> {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > most ? <p>And {inDigits(sorted.length - most)} more rows.</p> : null}
    </div>
  );
}
