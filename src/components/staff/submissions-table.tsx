import { Fragment, type ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import type { FormDefinition } from '@/forms';
import type { Submission } from '@/staff/submissions';

import { BringIntoView } from './bring-into-view';
import { columnCount, columnHeading, columnLook, dateLook } from './columns';
import { SubmissionRow } from './submission-row';

interface SubmissionsTableProps {
  form: FormDefinition;
  submissions: readonly Submission[];
  openId: string | null;
  /** The address that opens a submission, or with null the one that closes it. */
  addressOf: (id: string | null) => string;
  /** The open submission's whole text, for screens that have no room beside the table. */
  detail: ReactNode;
}

const heading =
  'border-b-[1.5px] border-ink px-1.5 py-2 text-left font-[560] whitespace-nowrap text-ink-soft';

/**
 * Roles are written out: a browser forgets that a table is one when the rows become cards. On a
 * phone the headings are there for screen readers alone.
 */
export function SubmissionsTable({ form, submissions, openId, ...rest }: SubmissionsTableProps) {
  const { addressOf, detail } = rest;
  return (
    <table
      role="table"
      aria-labelledby={`tab-${form.name}`}
      className={classNames(
        'w-full table-fixed border-collapse text-[13.5px] tabular-nums [font-stretch:77%] max-sm:block',
        form.fields.length > 4 ? 'sm:min-w-[896px]' : 'sm:min-w-[600px]',
      )}
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          <th
            role="columnheader"
            scope="col"
            aria-sort="descending"
            className={classNames(heading, dateLook.width)}
          >
            Date
          </th>
          {form.fields.map((field) => (
            <th
              key={field.name}
              role="columnheader"
              scope="col"
              className={classNames(heading, columnLook(form, field).width)}
            >
              {columnHeading(field.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {submissions.map((submission) => {
          const isOpen = submission.id === openId;
          return (
            <Fragment key={submission.id}>
              <SubmissionRow
                form={form}
                submission={submission}
                isOpen={isOpen}
                address={addressOf(isOpen ? null : submission.id)}
              />
              {isOpen ? (
                <tr role="row" className="max-sm:-mx-5 max-sm:block min-[1081px]:hidden">
                  <td
                    role="cell"
                    colSpan={columnCount(form)}
                    className="border-b border-ink bg-paper p-0 max-sm:block"
                  >
                    <BringIntoView>{detail}</BringIntoView>
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
