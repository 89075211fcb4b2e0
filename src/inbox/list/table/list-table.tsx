import { Fragment, type ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

import type { InboxView } from '../inbox-view';
import type { Match } from '../matches';
import type { Submission } from '../reads/submission';
import { BringIntoView } from '../../submission/bring-into-view';
import { OnlyFor } from '../../frame/only-for';
import { ColumnHeading } from './column-heading';
import { TickAll } from './tick-all';
import { WhyRow } from './why-row';

export interface ListProps {
  view: InboxView;
  submissions: readonly Submission[];
  /** The address that opens a submission, or with null the one that closes it. */
  addressOf: (submission: Submission | null) => string;
  /** By the ids of rows: why a search found them, where their columns do not show it. */
  why: ReadonlyMap<string, Match>;
  /**
   * The open submission's whole text, for screens that have no room beside the table; null where it takes
   * the place of the list.
   */
  detail: ReactNode;
}

export interface RowProps {
  submission: Submission;
  isOpen: boolean;
  /** Where a click leads: opens the row, or closes it when it is open. */
  address: string;
}

interface ListTableProps extends ListProps {
  columns: readonly {
    readonly name: string;
    readonly text: string;
    readonly width?: string | undefined;
  }[];
  rowOf: (row: RowProps) => ReactNode;
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/**
 * Roles are written out: a browser forgets that a table is one when the rows become cards. On a
 * phone the headings are there for screen readers, and for who comes to one by the keyboard.
 */
export function ListTable({ view, submissions, columns, className, ...rest }: ListTableProps) {
  const { addressOf, why, detail, rowOf, ...label } = rest;
  return (
    <table
      {...label}
      role="table"
      className={classNames(
        'w-full table-fixed border-collapse text-[13.5px] tabular-nums [font-stretch:77%] @max-[700px]:block',
        className,
      )}
    >
      <thead role="rowgroup" className="@max-[700px]:block @max-[700px]:not-focus-within:sr-only">
        <tr role="row" className="@max-[700px]:flex @max-[700px]:flex-wrap">
          {columns.map(({ name, text, width }, index) => (
            <ColumnHeading
              key={name}
              view={view}
              column={name}
              text={text}
              before={
                index === 0 ? (
                  <OnlyFor right="work">
                    <TickAll />
                  </OnlyFor>
                ) : undefined
              }
              className={width}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-[700px]:block">
        {submissions.map((submission) => {
          const isOpen = submission.id === view.open;
          const match = why.get(submission.id);
          return (
            <Fragment key={submission.id}>
              {rowOf({ submission, isOpen, address: addressOf(isOpen ? null : submission) })}
              {match ? <WhyRow match={match} columns={columns.length} /> : null}
              {isOpen && detail ? (
                // Below its row, where a screen has no room for it beside the table.
                <tr
                  role="row"
                  className="max-[700px]:-ml-5 max-sm:-mr-5 max-[700px]:block min-[1081px]:hidden"
                >
                  <td
                    role="cell"
                    colSpan={columns.length}
                    className="border-b border-ink bg-paper p-0 max-[700px]:block"
                  >
                    <BringIntoView className="sticky left-0 w-[min(860px,100vw-40px)] max-sm:w-auto">
                      {detail}
                    </BringIntoView>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
