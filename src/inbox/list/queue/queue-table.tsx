import type { ReactNode } from 'react';

import { forms } from '@/forms';
import { dueAt, isOverdue, snoozeEnd, type Deadlines } from '@/submissions/records/queue/due';
import type { ConversationEnd } from '@/submissions/records/thread/last-words';
import { classNames } from '@/ui/class-names';

import { formatDate } from '../../frame/format-date';
import { RelativeTime } from '../../frame/relative-time';
import { suspicionWords } from '../../submission/suspicion-words';
import type { Colleague } from '../../submission/colleagues';
import { Empty } from '../table/columns';
import { ListTable, type ListProps, type RowProps } from '../table/list-table';
import { cellLook, DateCell, RowFrame, RowLink } from '../table/row-frame';
import { assigneeName, statusLabel } from '../words';
import { ConversationCell } from './conversation-cell';
import { queueLabel, type Queue } from './queues';

interface QueueProps {
  queue: Queue;
  /** By the ids of submissions. */
  ends: ReadonlyMap<string, ConversationEnd>;
  /** The id of who looks. */
  viewer: string;
  colleagues: readonly Colleague[];
  deadlines: Deadlines;
}

const columns = [
  { name: 'lastWord', text: 'Last word', width: 'w-[108px] @min-[820px]:w-[124px]' },
  { name: 'name', text: 'Name', width: 'w-[144px] @min-[820px]:w-[168px]' },
  { name: 'about', text: 'Conversation' },
  { name: 'assignee', text: 'Assigned to', width: 'w-[92px] @min-[820px]:w-[112px]' },
  { name: 'status', text: 'Status', width: 'w-[84px] @min-[820px]:w-[92px]' },
  { name: 'due', text: 'Answer by', width: 'w-[168px] @min-[820px]:w-[190px]' },
];

/** What stands last: until when, why, or since when. */
const lastColumns: Partial<Record<Queue, (typeof columns)[number]>> = {
  'set-aside': { name: 'why', text: 'Why', width: 'w-[168px] @min-[820px]:w-[240px]' },
  'waiting-for-them': { name: 'since', text: 'Waits for', width: 'w-[120px]' },
};

const columnsOf = (queue: Queue) => {
  const last = lastColumns[queue];
  return last ? [...columns.slice(0, -1), last] : columns;
};

/** Conversations of all forms, with what there is to do. */
export const QueueTable = ({
  queue,
  ends,
  viewer,
  colleagues,
  deadlines,
  ...list
}: ListProps & QueueProps) => (
  <ListTable
    {...list}
    aria-label={queueLabel(queue)}
    columns={columnsOf(queue)}
    rowOf={(row) => <QueueRow {...{ ...row, queue, ends, viewer, colleagues, deadlines }} />}
    className="@min-[700px]:min-w-[700px]"
  />
);

/** A row of a list of work: who, what, whose, how far, and until when. */
function QueueRow({ address, queue, ...rest }: RowProps & QueueProps) {
  const { ends, viewer, colleagues, deadlines, ...row } = rest;
  const { submission, isOpen } = row;
  const { id, values, assignee, lastWord } = submission;
  const who = [values['name'], values['company']].filter(Boolean).join(', ');
  const soft = !isOpen && 'text-ink-soft';
  const suspicion = suspicionWords(submission);
  return (
    <RowFrame {...row}>
      <DateCell {...row} time={<RelativeTime at={lastWord} now={deadlines.now} />}>
        {null}
      </DateCell>
      <Cell card="@max-[700px]:order-1 @max-[700px]:text-[16px]">
        <RowLink {...{ ...row, address }}>
          <bdi>{who}</bdi>
        </RowLink>
      </Cell>
      <Cell card="@max-[700px]:order-3 @max-[700px]:col-span-2" look={soft}>
        <ConversationCell {...{ submission, colleagues, viewer }} end={ends.get(id)} />
      </Cell>
      <Cell card="@max-[700px]:order-4" look={assignee === null && soft}>
        {assigneeName(colleagues, assignee)}
      </Cell>
      <Cell card="@max-[700px]:order-5 @max-[700px]:text-right">
        <State {...{ submission, deadlines }} />
      </Cell>
      <Cell card="@max-[700px]:order-6 @max-[700px]:col-span-2">
        {suspicion ? (
          <span title={suspicion.sentence}>{suspicion.short}</span>
        ) : queue === 'waiting-for-them' ? (
          <Age since={submission.answeredAt} now={deadlines.now} />
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

/** How long its sender has had our answer. */
function Age({ since, now }: { since: string | null; now: number }) {
  if (since === null) return <Empty />;
  return (
    <>
      <span className="@min-[700px]:sr-only">Waits for </span>
      <RelativeTime at={since} now={now} />
    </>
  );
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
      {isLate ? 'Overdue ' : <span className="@min-[700px]:sr-only">Answer by </span>}
      <time dateTime={due}>{formatDate(due)}</time>
    </span>
  );
}
