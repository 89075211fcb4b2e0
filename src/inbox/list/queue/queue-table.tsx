import { Fragment, type ReactNode } from 'react';

import type { Colleague } from '../../submission/colleagues';
import type { Deadlines } from '@/submissions/records/queue/due';
import type { InboxView } from '../inbox-view';
import type { Submission } from '../reads/submission';
import { ColumnHeading } from '../table/column-heading';
import { DetailRow } from '../table/detail-row';
import { TickAll } from '../table/tick-all';
import { QueueRow } from './queue-row';
import { queueLabel, type Queue } from './queues';

interface QueueTableProps {
  view: InboxView;
  queue: Queue;
  submissions: readonly Submission[];
  colleagues: readonly Colleague[];
  /** The address that opens a submission, or with null the one that closes it. */
  addressOf: (submission: Submission | null) => string;
  /** The open submission's whole text, for screens that have no room beside the table. */
  detail: ReactNode;
  deadlines: Deadlines;
}

const columns = [
  { name: 'submittedAt', text: 'Date', width: 'w-[160px]' },
  { name: 'name', text: 'Name', width: 'w-[168px]' },
  { name: 'about', text: 'About' },
  { name: 'assignee', text: 'Assigned to', width: 'w-[112px]' },
  { name: 'status', text: 'Status', width: 'w-[92px]' },
  { name: 'due', text: 'Answer by', width: 'w-[190px]' },
];

/** Submissions of both forms, with what there is to do. */
export function QueueTable({ view, queue, submissions, ...rest }: QueueTableProps) {
  const { colleagues, addressOf, detail, deadlines } = rest;
  return (
    <table
      role="table"
      aria-label={queueLabel(queue)}
      className="w-full table-fixed border-collapse text-[13.5px] tabular-nums [font-stretch:77%] max-sm:block sm:min-w-[820px]"
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map(({ name, text, width }, index) => (
            <ColumnHeading
              key={name}
              view={view}
              column={name}
              text={text}
              sortable={name === 'submittedAt'}
              before={index === 0 ? <TickAll /> : undefined}
              className={width}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {submissions.map((submission) => {
          const isOpen = submission.id === view.open;
          return (
            <Fragment key={submission.id}>
              <QueueRow
                {...{ submission, isOpen, colleagues, deadlines }}
                address={addressOf(isOpen ? null : submission)}
              />
              {isOpen ? <DetailRow columns={columns.length}>{detail}</DetailRow> : null}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
