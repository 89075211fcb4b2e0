import type { ReactNode } from 'react';

import { forms } from '@/forms';
import { dueAt, isOverdue, snoozeEnd, type Deadlines } from '@/submissions/records/queue/due';
import { classNames } from '@/ui/class-names';

import { formatDate } from '../../frame/format-date';
import { suspicionWords } from '../../submission/suspicion-words';
import type { Colleague } from '../../submission/colleagues';
import { Empty, mainText } from '../table/columns';
import { ListTable, type ListProps, type RowProps } from '../table/list-table';
import { cellLook, DateCell, RowFrame, RowLink } from '../table/row-frame';
import { assigneeName, statusLabel } from '../words';
import { queueLabel, type Queue } from './queues';

interface QueueProps {
  colleagues: readonly Colleague[];
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

/** What is set aside has no time to answer by, but a reason. */
const columnsOf = (queue: Queue) =>
  queue === 'set-aside'
    ? [...columns.slice(0, -1), { name: 'why', text: 'Why', width: 'w-[240px]' }]
    : columns;

/** Submissions of all forms, with what there is to do. */
export const QueueTable = ({
  queue,
  colleagues,
  deadlines,
  ...list
}: ListProps & QueueProps & { queue: Queue }) => (
  <ListTable
    {...list}
    aria-label={queueLabel(queue)}
    columns={columnsOf(queue)}
    rowOf={(row) => <QueueRow {...{ ...row, colleagues, deadlines }} />}
    className="sm:min-w-[820px]"
  />
);

/** A row of a list of work: who, what, whose, how far, and until when. */
function QueueRow({ address, colleagues, deadlines, ...row }: RowProps & QueueProps) {
  const { submission, isOpen } = row;
  const { form, values, assignee } = submission;
  const { fields, staff } = forms[form];
  const who = [values['name'], values['company']].filter(Boolean).join(', ');
  const soft = !isOpen && 'text-ink-soft';
  const suspicion = suspicionWords(submission);
  return (
    <RowFrame {...row}>
      <DateCell {...row}>{null}</DateCell>
      <Cell card="max-sm:order-1 max-sm:text-[16px]">
        <RowLink {...{ ...row, address }}>
          <bdi>{who}</bdi>
        </RowLink>
      </Cell>
      <Cell card="max-sm:order-3 max-sm:col-span-2" look={soft}>
        <span className={classNames('font-[580]', !isOpen && 'text-ink')}>{staff.short.mark}</span>{' '}
        <bdi>{mainText(fields, values)}</bdi>
      </Cell>
      <Cell card="max-sm:order-4" look={assignee === null && soft}>
        {assigneeName(colleagues, assignee)}
      </Cell>
      <Cell card="max-sm:order-5 max-sm:text-right">
        <State {...{ submission, deadlines }} />
      </Cell>
      <Cell card="max-sm:order-6 max-sm:col-span-2">
        {suspicion ? (
          <span title={suspicion.sentence}>{suspicion.short}</span>
        ) : (
          <Due {...{ submission, deadlines }} />
        )}
      </Cell>
    </RowFrame>
  );
}

interface CellProps {
  /** Where it stands on the card that a row becomes on a phone. */
  card: string;
  look?: string | false;
  children: ReactNode;
}

const Cell = ({ card, look = false, children }: CellProps) => (
  <td role="cell" className={classNames(cellLook, card, look)}>
    {children}
  </td>
);

type StateProps = Pick<RowProps & QueueProps, 'submission' | 'deadlines'>;

function State({ submission, deadlines }: StateProps) {
  if (submission.isUndelivered) return <span className="font-[620] text-bad">Not delivered</span>;
  if (submission.quarantinedFor) return 'Set aside';
  return snoozeEnd(submission, deadlines.now) ? 'Snoozed' : statusLabel(submission.status);
}

/** While it is snoozed, when it comes back counts. */
function Due({ submission, deadlines }: StateProps) {
  const form = forms[submission.form];
  const snoozed = snoozeEnd(submission, deadlines.now);
  const due = dueAt(form, submission, deadlines);
  if (snoozed) return `Back ${formatDate(snoozed)}`;
  if (due === null) return <Empty />;
  const isLate = isOverdue(form, submission, deadlines);
  return (
    <span className={classNames(isLate && 'font-[620] text-bad')}>
      {isLate ? 'Overdue ' : <span className="sm:sr-only">Answer by </span>}
      <time dateTime={due}>{formatDate(due)}</time>
    </span>
  );
}
