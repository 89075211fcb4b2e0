import 'server-only';

import type { TypedUser, Where } from 'payload';

import { openStatuses } from '@/forms';

import { overdueSince } from '@/submissions/records/queue/due';
import { queueWhere } from '../queue/queue-where';
import type { SubmissionQuery } from '../submission-query';
import { getDeadlines } from './deadlines';

/** The part of a query that depends on who looks, and when. */
export async function workWhere(
  { form, queue, show }: SubmissionQuery,
  user: TypedUser,
): Promise<Where[]> {
  const now = Date.now();
  const asksForOverdue = queue === 'overdue' || show === 'overdue';
  const since = asksForOverdue ? overdueSince(form, await getDeadlines(user, now)) : null;
  const late = since === null ? [] : askedBefore(since);
  if (show === 'overdue') return [{ status: { in: [...openStatuses] } }, ...late];
  return queue ? [...queueWhere(queue, { user: user.id, now }), ...late] : [];
}

/** As `askedBefore` says it to the database. */
const askedBefore = (instant: string): Where[] => [
  { answeredAt: { exists: false } },
  {
    or: [
      { askedAt: { less_than: instant } },
      { and: [{ askedAt: { exists: false } }, { submittedAt: { less_than: instant } }] },
    ],
  },
];
