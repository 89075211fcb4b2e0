import { openStatuses, type FormDefinition } from '@/forms';

import type { Submission } from './reads/submission';

type Sent = Pick<Submission, 'submittedAt' | 'status'>;

const hour = 60 * 60 * 1000;

/** Until when we promised to answer, as an ISO date; null where nothing was promised or it is done. */
export function dueAt({ replyWithinHours }: FormDefinition, sent: Sent): string | null {
  const submittedAt = Date.parse(sent.submittedAt);
  if (!replyWithinHours || Number.isNaN(submittedAt)) return null;
  if (!openStatuses.includes(sent.status)) return null;
  return new Date(submittedAt + replyWithinHours * hour).toISOString();
}

export function isOverdue(form: FormDefinition, sent: Sent, now: number): boolean {
  const due = dueAt(form, sent);
  return due !== null && Date.parse(due) < now;
}
