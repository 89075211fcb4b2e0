import { openStatuses, type FormDefinition } from '@/forms';

import type { Submission } from './reads/submission';
import { afterWorkingHours, lateSince, type Workday } from './working-time';

/** By when we mean to answer, and what time it is. */
export interface Deadlines {
  readonly now: number;
  readonly workday: Workday;
  /** Working hours, by form. */
  readonly hours: Readonly<Record<FormDefinition['name'], number>>;
}

type Form = Pick<FormDefinition, 'name'>;
type Sent = Pick<Submission, 'submittedAt' | 'status'>;

/** Until when it is to be answered, as an ISO date; null where it is done. */
export function dueAt({ name }: Form, sent: Sent, { hours, workday }: Deadlines): string | null {
  const submittedAt = Date.parse(sent.submittedAt);
  if (Number.isNaN(submittedAt) || !openStatuses.includes(sent.status)) return null;
  return new Date(afterWorkingHours(submittedAt, hours[name], workday)).toISOString();
}

export function isOverdue(form: Form, sent: Sent, deadlines: Deadlines): boolean {
  const due = dueAt(form, sent, deadlines);
  return due !== null && Date.parse(due) < deadlines.now;
}

/** What was sent before this instant is overdue, if nobody has answered it. */
export const overdueSince = ({ name }: Form, { now, hours, workday }: Deadlines): string =>
  new Date(lateSince(now, hours[name], workday)).toISOString();
