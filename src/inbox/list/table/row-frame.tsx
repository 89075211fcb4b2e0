import Link from 'next/link';
import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';
import { tick } from '@/ui/dense-controls';

import { formatDate } from '../../frame/format-date';
import { OnlyFor } from '../../frame/only-for';
import { SeenStatus } from '../../submission/target-fields';
import type { Submission } from '../reads/submission';
import { bulkForm } from './bulk-bar';
import { dateLook } from './columns';
import { Opening } from './opening';

/**
 * It cuts off what is too long, but no ring around a link: that ends before, and on a card a cell is
 * wider than its place by as much as the ring takes.
 */
export const cellLook =
  'border-b border-inherit px-1.5 @max-[700px]:border-0 @max-[700px]:-m-1.5 @max-[700px]:p-1.5 @max-[700px]:text-[14px] @min-[700px]:h-10 overflow-hidden text-ellipsis whitespace-nowrap @max-[700px]:[&_a]:relative [&_a]:inline-block [&_a]:max-w-full [&_a]:truncate [&_a]:align-bottom';

interface RowProps {
  submission: Submission;
  isOpen: boolean;
  children: ReactNode;
}

/** Opening one makes it a read one, with the answer. */
const looksUnread = ({ submission, isOpen }: Omit<RowProps, 'children'>): boolean =>
  submission.isUnread && !isOpen;

/** A row of a table, and a card on a phone. The open one is the one solid row. */
export function RowFrame({ children, ...row }: RowProps) {
  return (
    <tr
      role="row"
      className={classNames(
        'cursor-pointer data-leaving:line-through data-leaving:opacity-40 [&:has(+tr[data-why])>td]:border-b-0 @max-[700px]:has-[+tr[data-why]]:border-b-0 @max-[700px]:relative @max-[700px]:-ml-5 max-sm:-mr-5 @max-[700px]:grid @max-[700px]:grid-cols-[minmax(0,1fr)_auto] @max-[700px]:gap-x-3 @max-[700px]:gap-y-px @max-[700px]:border-b @max-[700px]:pr-5 @max-[700px]:pl-13 @max-[700px]:py-2.5',
        looksUnread(row) && '@max-[700px]:shadow-[inset_4px_0_0_var(--unread)]',
        row.isOpen
          ? 'border-accent bg-accent text-accent-ink [&_abbr]:text-accent-ink [&_svg]:text-accent-ink [&_.text-bad]:text-accent-ink'
          : 'border-line not-has-data-opening:hover:bg-paper has-data-opening:bg-accent has-data-opening:text-accent-ink has-data-opening:[&_*]:text-accent-ink',
      )}
    >
      {children}
    </tr>
  );
}

interface DateCellProps extends RowProps {
  /** Stands in place of when it came. */
  time?: ReactNode;
}

/** Its first cell: the tick, when it came, and what marks it. */
export function DateCell({ children, time, ...row }: DateCellProps) {
  const { submission, isOpen } = row;
  const { id, submittedAt, values, status } = submission;
  const isUnread = looksUnread(row);
  return (
    <td
      role="cell"
      className={classNames(
        cellLook,
        dateLook.card,
        '@min-[700px]:pr-1 @min-[700px]:pl-2.5',
        isUnread && '@min-[700px]:shadow-[inset_4px_0_0_var(--unread)]',
        !isOpen && !isUnread && 'text-ink-soft',
      )}
    >
      <OnlyFor right="work">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={bulkForm}
          aria-label={`Tick ${values['name'] ?? 'it'}`}
          className={`${tick} mr-1.5 @max-[700px]:absolute @max-[700px]:top-1/2 @max-[700px]:left-5 @max-[700px]:mr-0 @max-[700px]:-translate-y-1/2`}
        />
      </OnlyFor>
      <SeenStatus id={id} status={status} form={bulkForm} />
      {isUnread ? <span role="img" aria-label="Unread" className="sr-only" /> : null}
      {time ?? <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>}
      {children}
    </td>
  );
}

/** What opens the row, or closes it when it is open. */
export function RowLink({ children, address, ...row }: RowProps & { address: string }) {
  return (
    <Link
      id={`row-${row.submission.id}`}
      href={address}
      prefetch={false}
      scroll={false}
      aria-current={row.isOpen ? 'true' : undefined}
      className={classNames('hover:underline', looksUnread(row) ? 'font-[720]' : 'font-[520]')}
    >
      {children}
      <Opening />
    </Link>
  );
}
