import type { ReactNode } from 'react';

import type { FormDefinition, FormField } from '@/forms';
import { classNames } from '@/ui/class-names';

import type { Deadlines } from '@/submissions/records/queue/due';
import type { Submission } from '../reads/submission';
import { CellValue } from './cell-value';
import { columnLook, shownValue } from './columns';
import { cellLook, DateCell, RowFrame, RowLink } from './row-frame';
import { StateMarks } from './state-marks';

interface SubmissionRowProps {
  form: FormDefinition;
  submission: Submission;
  isOpen: boolean;
  /** Where a click leads: opens the row, or closes it when it is open. */
  address: string;
  deadlines: Deadlines;
}

/** A row of a form's table: what was sent, field by field. */
export function SubmissionRow({
  form,
  submission,
  isOpen,
  address,
  deadlines,
}: SubmissionRowProps) {
  const row = { submission, isOpen };

  function contentOf(field: FormField): ReactNode {
    const value = <CellValue field={field} value={shownValue(field, submission.values)} />;
    return field.name === 'name' ? <RowLink {...{ ...row, address }}>{value}</RowLink> : value;
  }

  return (
    <RowFrame {...row}>
      <DateCell {...row}>
        <StateMarks {...{ form, submission, deadlines }} />
      </DateCell>
      {form.fields.map((field) => (
        <td
          key={field.name}
          role="cell"
          className={classNames(
            cellLook,
            columnLook(form, field).card,
            field.kind === 'long-text' && !isOpen && 'text-ink-soft',
          )}
        >
          {contentOf(field)}
        </td>
      ))}
    </RowFrame>
  );
}
