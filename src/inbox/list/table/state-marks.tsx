import {
  AlarmClock,
  Archive,
  Ban,
  ChevronsDown,
  ChevronsUp,
  CircleDashed,
  Clock,
  Eye,
  FlaskConical,
  MailX,
  Reply,
  ShieldAlert,
  Tag,
  Trash2,
  type LucideIcon,
} from 'lucide-react';

import { forms, type Status } from '@/forms';
import { classNames } from '@/ui/class-names';

import { formatDate } from '../../frame/format-date';
import { newsWords } from '../../watching/news-mark';
import { suspicionWords } from '../../submission/suspicion-words';
import { isOverdue, snoozeEnd, type Deadlines } from '@/submissions/records/queue/due';
import type { Submission } from '../reads/submission';
import { priorityLabel, statusLabel } from '../words';

interface StateMarksProps {
  submission: Submission;
  /** The two tables of the specification have none. */
  hasTags?: boolean;
  deadlines: Deadlines;
}

/** What is new needs no mark. */
const icons: Record<Exclude<Status, 'new'>, LucideIcon> = {
  'in-progress': CircleDashed,
  replied: Reply,
  archived: Archive,
  spam: Ban,
};

/** How far a submission is and what is wrong with it: pictures, for the columns hold what was sent. */
export function StateMarks({ submission, deadlines, hasTags = false }: StateMarksProps) {
  const { status, deletedAt, isUndelivered, priority, tags, news } = submission;
  const suspicion = suspicionWords(submission);
  const snoozed = snoozeEnd(submission, deadlines.now);
  return (
    <>
      {suspicion ? (
        submission.quarantinedFor === 'test' ? (
          <Mark icon={FlaskConical} label="A test" />
        ) : (
          <Mark icon={ShieldAlert} label={`Set aside as suspicious: ${suspicion.short}`} isBad />
        )
      ) : null}
      {isUndelivered ? <Mark icon={MailX} label="Not delivered" isBad /> : null}
      {isOverdue(forms[submission.form], submission, deadlines) ? (
        <Mark icon={Clock} label="Overdue" isBad />
      ) : null}
      {news === null ? null : <Mark icon={Eye} label={`${newsWords[news]}: you watch this`} />}
      {priority === 'normal' ? null : (
        <Mark
          icon={priority === 'high' ? ChevronsUp : ChevronsDown}
          label={`${priorityLabel(priority)} priority`}
        />
      )}
      {hasTags && tags.length > 0 ? <Mark icon={Tag} label={`Tags: ${tags.join(', ')}`} /> : null}
      {status === 'new' ? null : <Mark icon={icons[status]} label={statusLabel(status)} />}
      {snoozed ? <Mark icon={AlarmClock} label={`Snoozed until ${formatDate(snoozed)}`} /> : null}
      {deletedAt ? <Mark icon={Trash2} label="In the trash" /> : null}
    </>
  );
}

interface MarkProps {
  icon: LucideIcon;
  label: string;
  isBad?: boolean;
}

const Mark = ({ icon: Icon, label, isBad = false }: MarkProps) => (
  <span title={label} className="ml-1">
    <Icon
      role="img"
      aria-label={label}
      strokeWidth={1.75}
      className={classNames('inline size-4 align-[-3px]', isBad && 'text-bad')}
    />
  </span>
);
