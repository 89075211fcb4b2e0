import type { ReactNode } from 'react';

import { forms, readFields, type FormField } from '@/forms';
import type { Deadlines } from '@/submissions/records/queue/due';
import { classNames } from '@/ui/class-names';

import { CellValue, columnHeading, columnLook, dateLook } from './columns';
import { ListTable, type ListProps, type RowProps } from './list-table';
import { cellLook, DateCell, RowFrame, RowLink } from './row-frame';
import { StateMarks } from './state-marks';

/** The submissions of one form: what was sent, field by field. */
export function SubmissionsTable({ deadlines, ...list }: ListProps & { deadlines: Deadlines }) {
  const { form } = list.view;
  const fields = readFields(form).map((field) => ({
    name: field.name,
    text: columnHeading(field.name),
    width: columnLook(form, field).width,
  }));
  return (
    <ListTable
      {...list}
      aria-labelledby={`tab-${form.name}`}
      columns={[{ name: 'submittedAt', text: 'Date', width: dateLook.width }, ...fields]}
      rowOf={(row) => <SubmissionRow {...{ ...row, deadlines }} />}
      className={
        readFields(form).length > 4 ? '@min-[700px]:min-w-[900px]' : '@min-[700px]:min-w-[640px]'
      }
    />
  );
}

function SubmissionRow({ address, deadlines, ...row }: RowProps & { deadlines: Deadlines }) {
  const { submission, isOpen } = row;
  const form = forms[submission.form];

  function contentOf(field: FormField): ReactNode {
    const value = <CellValue field={field} values={submission.values} />;
    return field.name === 'name' ? <RowLink {...{ ...row, address }}>{value}</RowLink> : value;
  }

  return (
    <RowFrame {...row}>
      <DateCell {...row}>
        <StateMarks {...{ submission, deadlines }} />
      </DateCell>
      {readFields(form).map((field) => (
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
