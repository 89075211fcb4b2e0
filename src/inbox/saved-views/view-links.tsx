import Link from 'next/link';

import { classNames } from '@/ui/class-names';

import type { SavedView } from '@/submissions/records/views/saved-views';

import { mostCounted } from '../list/reads/narrowed';
import type { ViewCounts } from './counts';
import { addressOf } from './reads';

interface ViewLinksProps {
  views: readonly SavedView[];
  /** Of the view that is shown. */
  query: string;
  /** Null when they are not known. */
  counts: ViewCounts | null;
}

/** The views with a name, beside the lists of work. */
export const ViewLinks = ({ views, query, counts }: ViewLinksProps) =>
  views.map((view, index) => (
    <li key={view.id} className={classNames(index === 0 && 'ml-1 border-l border-edge pl-1')}>
      <Link
        href={addressOf(view.query)}
        prefetch={false}
        scroll={false}
        title={view.isShared ? 'A view that colleagues see, too' : 'A view of yours'}
        aria-current={view.query === query ? 'page' : undefined}
        className={classNames(
          'flex min-h-9 max-w-64 items-center gap-1.5 px-2.5 tabular-nums max-sm:min-h-11',
          view.query === query
            ? 'bg-accent font-[660] text-accent-ink'
            : 'hover:underline hover:underline-offset-4',
        )}
      >
        <span className="truncate">{view.name}</span>
        <Count count={counts?.get(view.id)} isSoft={view.query !== query} />
      </Link>
    </li>
  ));

const Count = ({ count, isSoft }: { count: number | undefined; isSoft: boolean }) =>
  count === undefined ? null : (
    <span className={classNames(isSoft && 'text-ink-soft')}>
      {count > mostCounted ? `${mostCounted}+` : count}
    </span>
  );
