import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

import { wholeTexts, type Total } from '../../pipeline/sums';

/** A column beside the names; on a phone it stands on the card that a row becomes. */
export interface ContactColumn<Row> {
  readonly label: string;
  /** In the table. */
  readonly width?: string;
  readonly isNumber?: boolean;
  /** On the card: where it stands there. */
  readonly card: string;
  readonly value: (row: Row) => ReactNode;
}

interface ContactTableProps<Row> {
  /** What it shows, for who does not see it. */
  caption: string;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
  columns: readonly ContactColumn<Row>[];
}

const cell =
  'px-1.5 py-2 align-baseline first:pl-0 last:pr-0 wrap-anywhere max-[760px]:block max-[760px]:p-0';
const right = 'text-right whitespace-nowrap';

/**
 * People or companies under each other. Roles are written out: a browser forgets that a table is one when
 * the rows become cards.
 */
export const ContactTable = <Row extends { readonly id: string }>({
  caption,
  rows,
  nameOf,
  columns,
}: ContactTableProps<Row>) => (
  <table
    role="table"
    className="mt-3 w-full max-w-[1400px] table-fixed border-collapse text-left text-[14px] [font-stretch:88%] tabular-nums max-[760px]:block"
  >
    <caption className="sr-only">{caption}</caption>
    <thead role="rowgroup" className="max-[760px]:sr-only">
      <tr role="row" className="border-b border-ink text-[13px]">
        <th role="columnheader" scope="col" className={cell}>
          Name
        </th>
        {columns.map(({ label, width, isNumber }) => (
          <th
            key={label}
            role="columnheader"
            scope="col"
            className={classNames(cell, width, isNumber && right)}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-[760px]:block">
      {rows.map((row) => (
        <tr
          key={row.id}
          role="row"
          className="border-b border-line hover:bg-paper max-[760px]:grid max-[760px]:grid-cols-[minmax(0,1fr)_auto] max-[760px]:items-baseline max-[760px]:gap-x-3 max-[760px]:py-2.5"
        >
          <th
            role="rowheader"
            scope="row"
            className={`${cell} font-[620] max-[760px]:order-1 max-[760px]:text-[16px]`}
          >
            {nameOf(row)}
          </th>
          {columns.map(({ label, isNumber, card, value }) => (
            <td
              key={label}
              role="cell"
              className={classNames(cell, card, isNumber && right, 'max-[760px]:empty:hidden')}
            >
              {value(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** What is open, one sum for each currency. */
export const OpenValue = ({ total }: { total: Total | undefined }) => {
  const sums = total ? wholeTexts(total) : [];
  return sums.map((sum) => (
    <span key={sum} className="block">
      {sum}
    </span>
  ));
};
