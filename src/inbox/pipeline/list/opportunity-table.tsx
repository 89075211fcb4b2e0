import { moneyText } from '@/platform/place/money';
import type { OpportunityRow } from '@/submissions/records/opportunities/list';

import type { Shown } from '../rows';
import { totalOf } from '../sums';
import { columnsOf, NameOf, type Reading } from './opportunity-columns';

interface OpportunityTableProps extends Reading {
  rows: readonly OpportunityRow[];
  sums: Shown['sums'];
  /** Won or lost ones. */
  hasEnded: boolean;
  /** What it shows, for who does not see it. */
  caption: string;
}

const cell = 'py-1.5 pr-4 align-baseline wrap-anywhere max-sm:py-2';
const number = 'py-1.5 pr-4 text-right align-baseline whitespace-nowrap tabular-nums max-sm:py-2';

/** Opportunities under each other, with what they come to, each currency by itself. */
export function OpportunityTable({
  rows,
  sums,
  hasEnded,
  caption,
  ...reading
}: OpportunityTableProps) {
  const columns = columnsOf(reading, hasEnded);
  const total = totalOf(sums);
  const inAll = `${total.count} in all`;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[640px] border-collapse text-left text-[14px]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink text-[13px]">
            <th scope="col" className={cell}>
              Name
            </th>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? number : cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.of.id} className="border-b border-line">
              <th scope="row" className={`${cell} font-[620]`}>
                <NameOf {...row} />
              </th>
              {columns.map(({ label, isNumber, value }) => (
                <td key={label} className={isNumber ? number : cell}>
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-[3px] border-ink">
          {total.money.length === 0 ? (
            <tr>
              <th scope="row" colSpan={columns.length + 1} className={`${cell} font-[620]`}>
                {inAll}
              </th>
            </tr>
          ) : (
            total.money.map(({ currency, whole, weighted }, at) => (
              <tr key={currency}>
                <th scope="row" colSpan={2} className={`${cell} font-[620]`}>
                  {at === 0 ? `${inAll}, ` : ''}
                  {currency}
                </th>
                <td className={`${number} font-[620]`}>{moneyText(whole)}</td>
                <td colSpan={columns.length - 2} className={`${cell} text-ink-soft tabular-nums`}>
                  {hasEnded ? '' : `${moneyText(weighted)} weighted`}
                </td>
              </tr>
            ))
          )}
        </tfoot>
      </table>
    </div>
  );
}
