import { hatchClass } from '../../drawings';
import { classNames } from '@/ui/class-names';
import type { HomePage } from '@/payload-types';

type LedgerProps = HomePage['advantage']['ledger'];

const headingCell =
  'pr-3 pb-2 text-left align-bottom text-[14px] font-[480] text-ink-soft stretch-86';
const cell = 'border-t border-edge py-2.25 pr-3 text-left font-normal';
const totalCell = 'py-5 pr-3 text-left text-[18px] font-[680] sm:text-[21px]';
// Balanced, so that “add-on” is not broken at its hyphen.
const toolCell = 'pl-2.5 text-balance sm:pl-4.5';
/** All amounts end on one line, clear of the end of the accent. */
const costCell = 'pr-2! text-right! whitespace-nowrap sm:pr-5!';

/** What a business pays for, layer upon layer, until one row of the accent colour takes the place of all. */
export function Ledger(ledger: LedgerProps) {
  return (
    <table className="mt-9 w-full border-collapse text-[15px] stretch-86 tabular-nums sm:text-[17px] sm:[font-stretch:94%]">
      <caption className="caption-bottom pt-3 text-left text-[14px] text-pretty text-ink-soft">
        {ledger.caption}
      </caption>
      <thead>
        <tr>
          <td className="w-[clamp(26px,5vw,76px)]" />
          <th scope="col" className={classNames(headingCell, toolCell)}>
            {ledger.toolHeading}
          </th>
          <th scope="col" className={headingCell}>
            {ledger.againHeading}
          </th>
          <th scope="col" className={classNames(headingCell, costCell)}>
            {ledger.costHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {ledger.rows.map(({ id, tool, again, cost }, index) => (
          <tr key={id ?? tool}>
            <td aria-hidden="true" className={classNames('border border-ink', hatchClass(index))} />
            <th scope="row" className={classNames(cell, toolCell)}>
              {tool}
            </th>
            <td className={cell}>{again}</td>
            <td className={classNames(cell, costCell)}>{cost}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="ground-accented border-t border-ink bg-accent text-accent-ink">
          <td />
          <th scope="row" className={classNames(totalCell, toolCell)}>
            {ledger.totalTool}
          </th>
          <td className={totalCell}>{ledger.totalAgain}</td>
          <td className={classNames(totalCell, costCell)}>{ledger.totalCost}</td>
        </tr>
      </tfoot>
    </table>
  );
}
