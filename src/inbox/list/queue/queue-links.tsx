import Link from 'next/link';

import { classNames } from '@/ui/class-names';

import { queueView, viewAddress, type InboxView } from '../inbox-view';
import { queryOfView, type SavedViews } from '../../saved-views/reads';
import { ViewLinks } from '../../saved-views/view-links';
import type { ViewCounts } from '../../saved-views/counts';
import { mostCounted } from '../reads/narrowed';
import type { QueueCounts } from '../reads/queue-counts';
import { queues } from './queues';

interface QueueLinksProps {
  view: InboxView;
  /** Null when they are not known. */
  counts: QueueCounts | null;
  saved: SavedViews['views'];
  viewCounts: ViewCounts | null;
}

/**
 * The lists of work, each with how much stands in it, and the views with a name. On a phone they
 * scroll sideways in one line, since the first submission is to stand high, and fade at the edge behind
 * which more follow. Under the keyboard they take as many lines as they need: a browser leaves what is
 * half in sight where it is.
 */
export const QueueLinks = ({ view, counts, saved, viewCounts }: QueueLinksProps) => (
  <nav
    aria-label="Work"
    className="mt-2 px-5 max-sm:-my-1.5 max-sm:scroll-px-2.5 max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-56px)] max-sm:px-2.5 max-sm:py-1.5 max-sm:has-focus-visible:mask-none"
  >
    <ul className="flex gap-x-1 max-sm:w-max max-sm:pr-14 max-sm:has-focus-visible:w-auto max-sm:has-focus-visible:flex-wrap max-sm:has-focus-visible:pr-0 sm:flex-wrap">
      {queues.map(({ value, label }) => (
        <li key={value}>
          <Link
            href={viewAddress({ ...queueView(value), search: view.search })}
            prefetch={false}
            scroll={false}
            aria-current={view.queue === value ? 'page' : undefined}
            className={classNames(
              'flex min-h-9 items-center gap-1.5 px-2.5 whitespace-nowrap tabular-nums max-sm:min-h-11',
              'max-sm:aria-[current=page]:[scroll-initial-target:nearest]',
              view.queue === value
                ? 'bg-accent font-[660] text-accent-ink'
                : 'hover:underline hover:underline-offset-4',
            )}
          >
            {label}{' '}
            {counts ? (
              <span
                className={classNames(
                  view.queue !== value && 'text-ink-soft',
                  value === 'overdue' &&
                    view.queue !== value &&
                    counts.overdue > 0 &&
                    'font-[660] text-bad!',
                )}
              >
                {value === 'waiting-for-them' && counts[value] > mostCounted
                  ? `${mostCounted}+`
                  : counts[value]}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
      <ViewLinks views={saved} query={queryOfView(view)} counts={viewCounts} />
    </ul>
  </nav>
);
