import { Fragment, type ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

import type { Deadlines } from '@/submissions/records/queue/due';
import type { InboxView } from '../inbox-view';
import type { Submission } from '../reads/submission';
import { ColumnHeading } from './column-heading';
import { columnCount, columnHeading, columnLook, dateLook } from './columns';
import { DetailRow } from './detail-row';
import { SubmissionRow } from './submission-row';
import { TickAll } from './tick-all';

interface SubmissionsTableProps {
  view: InboxView;
  submissions: readonly Submission[];
  /** The address that opens a submission, or with null the one that closes it. */
  addressOf: (submission: Submission | null) => string;
  /** The open submission's whole text, for screens that have no room beside the table. */
  detail: ReactNode;
  deadlines: Deadlines;
}

/**
 * Roles are written out: a browser forgets that a table is one when the rows become cards. On a
 * phone the headings are there for screen readers alone.
 */
export function SubmissionsTable({ view, submissions, ...rest }: SubmissionsTableProps) {
  const { addressOf, detail, deadlines } = rest;
  const { form, open } = view;
  return (
    <table
      role="table"
      aria-labelledby={`tab-${form.name}`}
      className={classNames(
        'w-full table-fixed border-collapse text-[13.5px] tabular-nums [font-stretch:77%] max-sm:block',
        form.fields.length > 4 ? 'sm:min-w-[900px]' : 'sm:min-w-[640px]',
      )}
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          <ColumnHeading
            view={view}
            column="submittedAt"
            text="Date"
            before={<TickAll />}
            className={dateLook.width}
          />
          {form.fields.map((field) => (
            <ColumnHeading
              key={field.name}
              view={view}
              column={field.name}
              text={columnHeading(field.name)}
              className={columnLook(form, field).width}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {submissions.map((submission) => {
          const isOpen = submission.id === open;
          return (
            <Fragment key={submission.id}>
              <SubmissionRow
                form={form}
                submission={submission}
                isOpen={isOpen}
                address={addressOf(isOpen ? null : submission)}
                deadlines={deadlines}
              />
              {isOpen ? <DetailRow columns={columnCount(form)}>{detail}</DetailRow> : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
