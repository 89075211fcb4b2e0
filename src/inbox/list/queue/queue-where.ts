import 'server-only';

import type { TypedUser, Where } from 'payload';

import { livingStatuses, openStatuses, type FormDefinition } from '@/forms';
import { overdueSince, type OverdueSince } from '@/submissions/records/queue/due';

import { getDeadlines } from '../reads/reading';
import type { SubmissionQuery } from '../submission-query';
import type { SearchState } from '../search-states';
import type { Queue } from './queues';

const unfinished: Where = { status: { in: [...openStatuses] } };
const trusted: Where = { quarantinedFor: { exists: false } };

interface Circumstances {
  /** The id of who looks. */
  readonly user: string;
  readonly now: number;
  /** What is overdue of open work, as `overdueWhere` says. */
  readonly overdue: readonly Where[];
}

/** Which submissions stand in a list of work. Lists and their counts both ask for this. */
export function queueWhere(queue: Queue, { user, now, overdue }: Circumstances): Where[] {
  const instant = new Date(now).toISOString();
  const snoozed: Where = { snoozedUntil: { greater_than: instant } };
  const awake: Where = {
    or: [{ snoozedUntil: { exists: false } }, { snoozedUntil: { less_than_equal: instant } }],
  };
  const open = [unfinished, trusted, awake];
  switch (queue) {
    case 'open':
      return open;
    case 'overdue':
      return [...open, ...overdue];
    case 'waiting-for-us':
      return [...open, { answeredAt: { exists: false } }];
    case 'waiting-for-them':
      return [
        { status: { in: [...livingStatuses] } },
        ...[trusted, awake, { answeredAt: { exists: true } }],
      ];
    case 'mine':
      return [...open, { assignee: { equals: user } }];
    case 'unassigned':
      return [...open, { assignee: { exists: false } }];
    case 'snoozed':
      return [unfinished, trusted, snoozed];
    case 'set-aside':
      return [unfinished, { quarantinedFor: { exists: true } }];
    // Whatever their state: `beyondPayload` says what did not arrive, and what somebody watches, and what
    // names them.
    case 'not-delivered':
    case 'watching':
    case 'mentions':
    case 'all':
      return [];
    case 'done':
      return [{ status: { not_in: [...openStatuses] } }];
  }
}

/** What waits for an answer for longer than it may. */
export const overdueWhere = (since: readonly OverdueSince[]): Where[] => [
  { answeredAt: { exists: false } },
  { or: since.map(askedTooLongAgo) },
];

const askedTooLongAgo = ({ replyHours, before }: OverdueSince): Where => ({
  and: [
    { replyHours: replyHours === null ? { exists: false } : { equals: replyHours } },
    {
      or: [
        { askedAt: { less_than: before } },
        { and: [{ askedAt: { exists: false } }, { submittedAt: { less_than: before } }] },
      ],
    },
  ],
});

/**
 * The part of a query that depends on who looks, and when. A table that is narrowed to what is overdue
 * shows what the list of work of that name does.
 */
export async function workWhere(
  { form, queue, show }: SubmissionQuery,
  user: TypedUser,
): Promise<Where[]> {
  const asked = show === 'overdue' ? show : queue;
  return asked === null ? [] : whereNow(form, asked, user);
}

async function whereNow(form: FormDefinition, queue: Queue, user: TypedUser): Promise<Where[]> {
  const now = Date.now();
  const overdue =
    queue === 'overdue' ? overdueWhere(overdueSince(form, await getDeadlines(user, now))) : [];
  return queueWhere(queue, { user: user.id, now, overdue });
}

/** What `is:` asks for in a search. */
export async function stateWhere(
  form: FormDefinition,
  state: SearchState,
  user: TypedUser,
): Promise<Where[]> {
  if ('status' in state) return [{ status: { equals: state.status } }];
  if ('queue' in state) return whereNow(form, state.queue, user);
  switch (state.fact) {
    case 'mine':
      return [{ assignee: { equals: user.id } }];
    case 'assigned':
      return [{ assignee: { exists: true } }];
    case 'unassigned':
      return [{ assignee: { exists: false } }];
    case 'unread':
      return [{ readAt: { exists: false } }];
    case 'read':
      return [{ readAt: { exists: true } }];
    case 'answered':
      return [{ repliedAt: { exists: true } }];
    case 'trash':
      return [{ deletedAt: { exists: true } }];
  }
}
