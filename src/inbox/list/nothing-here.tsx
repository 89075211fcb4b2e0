import Link from 'next/link';

import { isNarrowed, viewAddress, type InboxView } from './inbox-view';
import { noSubmissions } from './words';

/** Why a table is empty. */
export function NothingHere({ view }: { view: InboxView }) {
  if (!view.page && !isNarrowed(view)) return noSubmissions(view.form);
  if (!view.page) return 'Nothing matches.';
  return (
    <>
      There is nothing on this page any more.{' '}
      <Link
        href={viewAddress({ ...view, page: null, open: null })}
        prefetch={false}
        className="text-ink underline underline-offset-2"
      >
        To the first page
      </Link>
    </>
  );
}
