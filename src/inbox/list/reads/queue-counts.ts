import 'server-only';

import type { TypedUser, Where } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import { readerOf } from '@/submissions/records/made/readers';
import { overdueSince, type Deadlines } from '@/submissions/records/queue/due';
import { countUnreadMentions } from '@/submissions/records/mentions/mentions';
import { countCapped } from '@/submissions/records/queue/count-capped';
import { countOpen } from '@/submissions/records/queue/work-counts';
import { countUndelivered } from '@/submissions/records/thread/undelivered';
import { countNews } from '@/submissions/records/watches/watches';

import { queueView } from '../inbox-view';
import { overdueWhere, queueWhere } from '../queue/queue-where';
import type { Queue } from '../queue/queues';
import type { SubmissionCounts } from './counts';
import { conditionOf, mostCounted } from './narrowed';
import { reading } from './reading';
import { sqlWhere } from './sql-where';

export type QueueCounts = Readonly<Record<Queue, number>>;

/** The lists of work that a scan of open submissions counts. */
const queuesOfOpen = [
  ...(['open', 'waiting-for-us', 'mine', 'unassigned'] as const),
  ...(['overdue', 'snoozed', 'set-aside'] as const),
] as const;

/**
 * How many stand in each list of work; of what somebody watches, how many have news; of the notes that name
 * them, how many are unread. Null where they could not be counted. What waits for them can be most of all
 * there is: each form is counted up to one more than `mostCounted`, which stands for “more”.
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
    const whereOf = (form: FormDefinition, queue: Queue): Where => {
      const overdue = overdueWhere(overdueSince(form, deadlines));
      return { and: queueWhere(queue, { user: user.id, now: deadlines.now, overdue }) };
    };
    const conditionIn = (form: FormDefinition, queue: Queue) =>
      sqlWhere(payload, form, whereOf(form, queue));
    const waitsForThem = async (form: FormDefinition) => {
      const query = { ...queueView('waiting-for-them'), form };
      const where = whereOf(form, 'waiting-for-them');
      return { form, where: await conditionOf(payload, user, query, where) };
    };
    const [{ unfinished, ...counts }, undelivered, watching, mentions, theirs] = await Promise.all([
      countOpen(queuesOfOpen, conditionIn, reader),
      countUndelivered(reader),
      countNews(user.id, reader),
      countUnreadMentions(user.id, reader),
      Promise.all(formList.map(waitsForThem)).then((all) => countCapped(all, mostCounted + 1)),
    ]);
    const done = Math.max(0, total - unfinished);
    const waiting = theirs.reduce((sum, count) => sum + count, 0);
    return {
      ...counts,
      ...{
        'waiting-for-them': waiting,
        'not-delivered': undelivered,
        watching,
        mentions,
        done,
        all: total,
      },
    };
  });
}
