import Link from 'next/link';
import type { ReactNode } from 'react';

import type { FormDefinition, FormField } from '@/forms';
import { classNames } from '@/ui/class-names';
import { tick } from '@/ui/dense-controls';

import { formatDate } from '../../frame/format-date';
import { SeenStatus } from '../../submission/target-fields';
import type { Submission } from '../reads/submission';
import { bulkForm } from './bulk-bar';
import { CellValue } from './cell-value';
import { columnLook, dateLook, shownValue } from './columns';
import { StateMarks } from './state-marks';

interface SubmissionRowProps {
  form: FormDefinition;
  submission: Submission;
  isOpen: boolean;
  /** Where a click leads: opens the row, or closes it when it is open. */
  address: string;
  now: number;
}

const cell =
  'border-b border-inherit px-1.5 max-sm:border-0 max-sm:p-0 max-sm:text-[14px] sm:h-10 overflow-hidden text-ellipsis whitespace-nowrap max-sm:[&_a]:max-w-full max-sm:[&_a]:truncate max-sm:[&_a]:align-bottom';

/** A row of the table, and a card on a phone. The open one is the one solid row. */
export function SubmissionRow({ form, submission, isOpen, address, now }: SubmissionRowProps) {
  const { id, submittedAt, values } = submission;
  // Opening it makes it a read one, with the answer.
  const isUnread = submission.isUnread && !isOpen;

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
        className={classNames('hover:underline', isUnread ? 'font-[720]' : 'font-[520]')}
      >
        {value}
      </Link>
    );
  }

  return (
    <tr
      role="row"
      className={classNames(
        'cursor-pointer max-sm:relative max-sm:-mx-5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-px max-sm:border-b max-sm:pr-5 max-sm:pl-13 max-sm:py-2.5',
        isUnread && 'max-sm:shadow-[inset_4px_0_0_var(--unread)]',
        isOpen
          ? 'border-one bg-one text-one-ink [&_abbr]:text-one-ink [&_svg]:text-one-ink'
          : 'border-line hover:bg-paper',
      )}
    >
      <td
        role="cell"
        className={classNames(
          cell,
          dateLook.card,
          'sm:pr-1 sm:pl-2.5',
          isUnread && 'sm:shadow-[inset_4px_0_0_var(--unread)]',
          !isOpen && !isUnread && 'text-ink-soft',
        )}
      >
        <input
          type="checkbox"
          name="id"
          value={id}
          form={bulkForm}
          aria-label={`Tick ${values['name'] ?? 'it'}`}
          className={`${tick} mr-1.5 max-sm:absolute max-sm:top-1/2 max-sm:left-5 max-sm:mr-0 max-sm:-translate-y-1/2`}
        />
        <SeenStatus id={id} status={submission.status} form={bulkForm} />
        {isUnread ? <span role="img" aria-label="Unread" className="sr-only" /> : null}
        <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
        <StateMarks form={form} submission={submission} now={now} />
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
