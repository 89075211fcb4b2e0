import { ShieldAlert } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import type { FormDefinition, FormField } from '@/forms';
import type { Submission } from '@/staff/submissions';

import { CellValue } from './cell-value';
import { columnLook, dateLook, shownValue } from './columns';
import { formatDate } from './format-date';

interface SubmissionRowProps {
  form: FormDefinition;
  submission: Submission;
  isOpen: boolean;
  /** Where a click leads: opens the row, or closes it when it is open. */
  address: string;
}

const cell =
  'border-b border-inherit px-1.5 max-sm:border-0 max-sm:p-0 max-sm:text-[14px] sm:h-10 overflow-hidden text-ellipsis whitespace-nowrap';

/** A row of the table, and a card on a phone. The open one is the one solid row. */
export function SubmissionRow({ form, submission, isOpen, address }: SubmissionRowProps) {
  const { id, submittedAt, values, quarantinedFor } = submission;

  function contentOf(field: FormField): ReactNode {
    const value = <CellValue field={field} value={shownValue(field, values)} />;
    if (field.name !== 'name') return value;
    return (
      <Link
        id={`row-${id}`}
        href={address}
        prefetch={false}
        scroll={false}
        aria-current={isOpen ? 'true' : undefined}
        className="font-[560] hover:underline"
      >
        {value}
      </Link>
    );
  }

  return (
    <tr
      role="row"
      className={classNames(
        'cursor-pointer max-sm:relative max-sm:-mx-5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-px max-sm:border-b max-sm:px-5 max-sm:py-2.5',
        isOpen
          ? 'border-one bg-one text-one-ink [&_abbr]:text-one-ink'
          : 'border-line hover:bg-paper',
      )}
    >
      <td role="cell" className={classNames(cell, dateLook.card, !isOpen && 'text-ink-soft')}>
        <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
        {quarantinedFor ? (
          <ShieldAlert
            role="img"
            aria-label="Set aside as suspicious"
            strokeWidth={1.75}
            className="ml-1 inline size-4 align-[-3px] text-bad"
          />
        ) : null}
      </td>
      {form.fields.map((field) => (
        <td
          key={field.name}
          role="cell"
          className={classNames(
            cell,
            columnLook(form, field).card,
            field.kind === 'long-text' && !isOpen && 'text-ink-soft',
          )}
        >
          {contentOf(field)}
        </td>
      ))}
    </tr>
  );
}
