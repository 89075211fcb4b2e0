import 'server-only';

import type { TypedUser } from 'payload';

import { formList } from '@/forms';
import { byName } from '@/platform/by-name';
import { countWork } from '@/submissions/records/queue/work-counts';
import { countUndelivered } from '@/submissions/records/thread/undelivered';

import { overdueSince, type Deadlines } from '@/submissions/records/queue/due';
import type { Queue } from '../queue/queues';
import type { SubmissionCounts } from './counts';
import { reading } from './reading';

export type QueueCounts = Readonly<Record<Queue, number>>;

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
  const since = byName(formList, (form) => overdueSince(form, deadlines));
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return reading('count open work', async () => {
    const [{ setAside, unfinished, ...counts }, undelivered] = await Promise.all([
      countWork(user.id, new Date(deadlines.now).toISOString(), since),
      countUndelivered(),
    ]);
    const done = Math.max(0, total - unfinished);
    return { ...counts, 'set-aside': setAside, 'not-delivered': undelivered, done };
  });
}
