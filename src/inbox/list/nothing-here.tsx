import Link from 'next/link';

import { isNarrowed, viewAddress, viewWith, type InboxView } from './inbox-view';
import { emptyQueue } from './queue/queues';
import { noSubmissions } from './words';

/** Why a table is empty. */
export function NothingHere({ view }: { view: InboxView }) {
  if (!view.page && !isNarrowed(view))
    return view.queue ? emptyQueue(view.queue) : noSubmissions(view.form);
  if (!view.page) return 'Nothing matches.';
  return (
    <>
      There is nothing on this page any more.{' '}
      <Link
        href={viewAddress({ ...viewWith(view, null), page: null })}
        prefetch={false}
        className="text-ink underline underline-offset-2"
      >
        To the first page
      </Link>
    </>
  );
}
