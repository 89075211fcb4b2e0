import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

import { isOfTime, sortsOf, viewAddress, type InboxView } from '../inbox-view';
import type { SubmissionSort } from '../submission-query';

interface ColumnHeadingProps {
  view: InboxView;
  column: string;
  text: string;
  before?: ReactNode;
  className?: string;
}

const look =
  'border-b-[1.5px] border-ink px-1.5 py-2 text-left font-[560] whitespace-nowrap text-ink-soft';

/** A heading that can be sorted by is a link: the first time downwards for dates, upwards for words. */
export function ColumnHeading({ view, column, text, before, className }: ColumnHeadingProps) {
  const { sort, queue } = view;
  const isSorted = sort.column === column;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classNames(look, before ? 'pl-2.5' : null, className)}
    >
      {before}
      {/* A list across all forms is in an order of time alone. */}
      {isSortable(column) &&
      sortsOf(view.form).some((each) => each.column === column) &&
      (!queue || isOfTime(column)) ? (
        <Link
          href={viewAddress({ ...view, sort: nextSort(sort, column), page: null })}
          prefetch={false}
          scroll={false}
          className="hover:underline"
        >
          {text}
        </Link>
      ) : (
        text
      )}
      {isSorted ? (
        <Arrow aria-hidden="true" strokeWidth={1.5} className="ml-1 inline size-4 align-[-3px]" />
      ) : null}
    </th>
  );
}

const sortableColumns: Record<SubmissionSort['column'], true> = {
  submittedAt: true,
  lastWord: true,
  name: true,
  email: true,
};

const isSortable = (column: string): column is SubmissionSort['column'] =>
  column in sortableColumns;

const nextSort = (sort: SubmissionSort, column: SubmissionSort['column']): SubmissionSort => ({
  column,
  descending: sort.column === column ? !sort.descending : isOfTime(column),
});
