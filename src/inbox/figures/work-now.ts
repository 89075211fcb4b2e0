import 'server-only';

import type { TypedUser } from 'payload';

import { countSubmissions } from '../list/reads/counts';
import { getDeadlines } from '../list/reads/deadlines';
import { countQueues, type QueueCounts } from '../list/reads/queue-counts';

/** How much stands in each list of work, or null when it could not be counted. */
export async function getWorkNow(user: TypedUser, now: number): Promise<QueueCounts | null> {
  const [totals, deadlines] = await Promise.all([countSubmissions(user), getDeadlines(user, now)]);
  return countQueues(user, totals, deadlines);
}
