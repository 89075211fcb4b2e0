import Link from 'next/link';

import { classNames } from '@/ui/class-names';

import type { SavedView } from '@/submissions/records/views/saved-views';

import { addressOf } from './query';

interface ViewLinksProps {
  views: readonly SavedView[];
  /** Of the view that is shown. */
  query: string;
}

/** The views with a name, beside the lists of work. */
export const ViewLinks = ({ views, query }: ViewLinksProps) =>
  views.map((view, index) => (
    <li key={view.id} className={classNames(index === 0 && 'ml-1 border-l border-edge pl-1')}>
      <Link
        href={addressOf(view.query)}
        prefetch={false}
        scroll={false}
        title={view.isShared ? 'A view that colleagues see, too' : 'A view of yours'}
        aria-current={view.query === query ? 'page' : undefined}
        className={classNames(
          'flex min-h-9 max-w-64 items-center px-2.5 max-sm:min-h-11',
          view.query === query
            ? 'bg-one font-[660] text-one-ink'
            : 'hover:underline hover:underline-offset-4',
        )}
      >
        <span className="truncate">{view.name}</span>
      </Link>
    </li>
  ));
