import Link from 'next/link';
import type { TypedUser } from 'payload';

import { classNames } from '@/ui/class-names';

import { queueView, viewAddress } from '../list/inbox-view';
import { queueLabel } from '../list/queue/queues';
import { countSubmissions } from '../list/reads/counts';
import { getDeadlines } from '../list/reads/reading';
import { countQueues } from '../list/reads/queue-counts';

const shown = ['open', 'overdue', 'unassigned', 'snoozed', 'set-aside'] as const;

/** What there is to do at this moment; each number leads to its list. */
export async function WorkNow({ user, now }: { user: TypedUser; now: number }) {
  const [totals, deadlines] = await Promise.all([countSubmissions(user), getDeadlines(user, now)]);
  const work = await countQueues(user, totals, deadlines);
  if (!work) return null;
  return (
    <section aria-labelledby="work-now" className="mt-6">
      <h2 id="work-now" className="text-[20px]">
        Now
      </h2>
      <dl className="mt-2 flex flex-wrap border-t-[3px] border-ink">
        {shown.map((queue) => (
          <div key={queue} className="mr-3 min-w-26 border-r border-line py-2 pr-3">
            <dt className="text-[13px] text-ink-soft">{queueLabel(queue)}</dt>
            <dd
              className={classNames(
                'text-[30px] leading-[1.15] font-[640] tabular-nums',
                queue === 'overdue' && work.overdue > 0 && 'text-bad',
              )}
            >
              <Link
                href={viewAddress(queueView(queue))}
                prefetch={false}
                className="underline decoration-1 underline-offset-4"
              >
                {work[queue]}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
