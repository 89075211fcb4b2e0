import type { Where } from 'payload';

import { openStatuses } from '@/forms';

import type { Queue } from './queues';

/** Who looks, and when. */
export interface Looking {
  readonly user: string;
  readonly now: number;
}

const unfinished: Where = { status: { in: [...openStatuses] } };
const trusted: Where = { quarantinedFor: { exists: false } };

/**
 * Which submissions stand in a list of work; `countWork` counts by the same. What is overdue is for
 * the caller to say.
 */
export function queueWhere(queue: Queue, { user, now }: Looking): Where[] {
  const instant = new Date(now).toISOString();
  const snoozed: Where = { snoozedUntil: { greater_than: instant } };
  const awake: Where = {
    or: [{ snoozedUntil: { exists: false } }, { snoozedUntil: { less_than_equal: instant } }],
  };
  const open = [unfinished, trusted, awake];
  switch (queue) {
    case 'open':
    case 'overdue':
      return open;
    case 'mine':
      return [...open, { assignee: { equals: user } }];
    case 'unassigned':
      return [...open, { assignee: { exists: false } }];
    case 'snoozed':
      return [unfinished, trusted, snoozed];
    case 'set-aside':
      return [unfinished, { quarantinedFor: { exists: true } }];
    // Whatever its state: `sqlCondition` says what did not arrive.
    case 'not-delivered':
      return [];
    case 'done':
      return [{ status: { not_in: [...openStatuses] } }];
  }
}
