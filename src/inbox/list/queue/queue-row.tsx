import type { ReactNode } from 'react';

import { forms } from '@/forms';
import { classNames } from '@/ui/class-names';

import { formatDate } from '../../frame/format-date';
import { snoozeEnd } from '../../snooze/snooze-end';
import { assigneeName } from '../../submission/assignee-name';
import type { Colleague } from '../../submission/colleagues';
import { dueAt, isOverdue, type Deadlines } from '@/submissions/records/queue/due';
import type { Submission } from '../reads/submission';
import { Empty } from '../table/cell-value';
import { mainText } from '../table/columns';
import { cellLook, DateCell, RowFrame, RowLink } from '../table/row-frame';
import { statusLabel } from '../words';

interface QueueRowProps {
  submission: Submission;
  isOpen: boolean;
  /** Where a click leads: opens the row, or closes it when it is open. */
  address: string;
  colleagues: readonly Colleague[];
  deadlines: Deadlines;
}

/** A row of a list of work: who, what, whose, how far, and until when. */
export function QueueRow({ submission, isOpen, address, colleagues, deadlines }: QueueRowProps) {
  const { form, values, assignee } = submission;
  const { fields, staff } = forms[form];
  const row = { submission, isOpen };
  const who = [values['name'], values['company']].filter(Boolean).join(', ');
  const soft = !isOpen && 'text-ink-soft';
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
        <Due {...{ submission, deadlines }} />
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

type StateProps = Pick<QueueRowProps, 'submission' | 'deadlines'>;

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
