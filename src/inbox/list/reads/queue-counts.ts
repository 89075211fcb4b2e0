import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { readerOf } from '@/submissions/records/made/readers';
import { overdueSince, type Deadlines } from '@/submissions/records/queue/due';
import { countOpen } from '@/submissions/records/queue/work-counts';
import { countUndelivered } from '@/submissions/records/thread/undelivered';

import { overdueWhere, queueWhere } from '../queue/queue-where';
import type { Queue } from '../queue/queues';
import type { SubmissionCounts } from './counts';
import { sqlWhere } from './narrowed';
import { reading } from './reading';

export type QueueCounts = Readonly<Record<Queue, number>>;

/** The lists of work that a scan of open submissions counts. */
const queuesOfOpen = ['open', 'mine', 'unassigned', 'overdue', 'snoozed', 'set-aside'] as const;

/**
 * How many stand in each list of work, or null when they could not be counted.
 * @param totals as `countSubmissions` gave them: whoever may not count those gets no others
 */
export async function countQueues(
  user: TypedUser,
  totals: SubmissionCounts | null,
  deadlines: Deadlines,
): Promise<QueueCounts | null> {
  if (!totals) return null;
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return reading('count open work', async (payload) => {
    const reader = await readerOf(user.id);
    const conditionOf = (form: FormDefinition, queue: (typeof queuesOfOpen)[number]) => {
      const overdue = overdueWhere(overdueSince(form, deadlines));
      const circumstances = { user: user.id, now: deadlines.now, overdue };
      return sqlWhere(payload, form, { and: queueWhere(queue, circumstances) });
    };
    const [{ unfinished, ...counts }, undelivered] = await Promise.all([
      countOpen(queuesOfOpen, conditionOf, reader),
      countUndelivered(reader),
    ]);
    const done = Math.max(0, total - unfinished);
    return { ...counts, 'not-delivered': undelivered, done };
  });
}
