import { monthOf } from '@/platform/place/days';
import { moneyText } from '@/platform/place/money';
import { notSaid } from '@/submissions/records/opportunities/filter';

import { FigureLink } from '../../figures/figure-link';
import { pipelineAddress, wholeList } from '../pipeline-view';
import { monthLabel, type MonthForecast } from './pipeline-figures';

interface ForecastTableProps {
  months: readonly MonthForecast[];
  seesValues: boolean;
  /** `2026-11-21` */
  today: string;
}

const number = 'py-1 pl-6 text-right whitespace-nowrap';

/** What is expected in each month, each currency by itself. */
export function ForecastTable({ months, seesValues, today }: ForecastTableProps) {
  if (months.length === 0) return <p className="mt-2 text-ink-soft">Nothing is open.</p>;
  return (
    <table className="mt-2 border-collapse text-left text-[14px] tabular-nums">
      <caption className="sr-only">Forecast by month</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="py-1.5">
            Month
          </th>
          <th scope="col" className={number}>
            Open
          </th>
          {seesValues ? (
            <>
              <th scope="col" className={number}>
                Whole
              </th>
              <th scope="col" className={number}>
                Weighted
              </th>
            </>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, money }) => (
          <tr key={month} className="border-b border-line align-baseline">
            <th scope="row" className="py-1 font-normal">
              {monthLabel(month)}
              {month !== null && month < monthOf(today) ? (
                <strong className="ml-2 bg-bad-ground px-1.5 font-[620] text-bad">Past</strong>
              ) : null}
            </th>
            <td className={number}>
              <FigureLink
                count={count}
                address={pipelineAddress({ ...wholeList, closing: month ?? notSaid })}
              />
            </td>
            {seesValues ? (
              <>
                <td className={number}>
                  {money.map(({ currency, whole }) => (
                    <span key={currency} className="block">
                      {moneyText(whole)}
                    </span>
                  ))}
                </td>
                <td className={`${number} font-[620]`}>
                  {money.map(({ currency, weighted }) => (
                    <span key={currency} className="block">
                      {moneyText(weighted)}
                    </span>
                  ))}
                </td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
