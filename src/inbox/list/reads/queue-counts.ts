import 'server-only';

import { and, sql } from 'drizzle-orm';
import type { TypedUser } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import { readableBy, readerOf } from '@/submissions/records/made/readers';
import { overdueSince, type Deadlines } from '@/submissions/records/queue/due';
import { countCapped } from '@/submissions/records/queue/count-capped';
import { countOpen } from '@/submissions/records/queue/work-counts';
import { tableOf } from '@/submissions/records/tables';
import { countUndelivered } from '@/submissions/records/thread/undelivered';

import { overdueWhere, queueWhere } from '../queue/queue-where';
import type { Queue } from '../queue/queues';
import { mostCounted, type SubmissionCounts } from './counts';
import { sqlWhere } from './narrowed';
import { reading } from './reading';

export type QueueCounts = Readonly<Record<Queue, number>>;

/** The lists of work that a scan of open submissions counts. */
const queuesOfOpen = [
  ...(['open', 'waiting-for-us', 'mine', 'unassigned'] as const),
  ...(['overdue', 'snoozed', 'set-aside'] as const),
] as const;

/**
 * How many stand in each list of work, or null when they could not be counted. What waits for them can be
 * most of all there is: each form is counted up to one more than `mostCounted`, which stands for “more”.
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
    const conditionOf = (form: FormDefinition, queue: Queue) => {
      const overdue = overdueWhere(overdueSince(form, deadlines));
      const circumstances = { user: user.id, now: deadlines.now, overdue };
      return sqlWhere(payload, form, { and: queueWhere(queue, circumstances) });
    };
    const [{ unfinished, ...counts }, undelivered, theirs] = await Promise.all([
      countOpen(queuesOfOpen, conditionOf, reader),
      countUndelivered(reader),
      countCapped(
        formList.map((form) => ({
          form,
          where: and(
            conditionOf(form, 'waiting-for-them'),
            sql`${tableOf(form).deletedAt} IS NULL`,
            readableBy(form, reader),
          ),
        })),
        mostCounted + 1,
      ),
    ]);
    const done = Math.max(0, total - unfinished);
    const waiting = theirs.reduce((sum, count) => sum + count, 0);
    return { ...counts, 'waiting-for-them': waiting, 'not-delivered': undelivered, done };
  });
}
