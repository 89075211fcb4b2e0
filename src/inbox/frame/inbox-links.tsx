import Link from 'next/link';

import { viewAddress, type InboxView } from '../list/inbox-view';

const looks =
  'inline-flex min-h-9 items-center underline decoration-edge underline-offset-4 hover:decoration-ink max-sm:min-h-11';

/** What else there is beside the tables. A file is no page: those are plain links. */
export function InboxLinks({ view }: { view: InboxView }) {
  const [, params = ''] = viewAddress({ ...view, page: null, open: null }).split('?');
  const file = (format: string) => `/admin/export?${params ? `${params}&` : ''}format=${format}`;
  return (
    <nav
      aria-label="Inbox"
      className="flex flex-wrap gap-x-4.5 text-[14px] max-sm:grid max-sm:w-full max-sm:grid-cols-2"
    >
      <Link href="/admin/figures" prefetch={false} className={looks}>
        Figures
      </Link>
      <Link href="/admin/data-protection" prefetch={false} className={looks}>
        Data protection
      </Link>
      <a href={file('csv')} download className={looks}>
        Export as CSV
      </a>
      <a href={file('json')} download className={looks}>
        Export as JSON
      </a>
    </nav>
  );
}
