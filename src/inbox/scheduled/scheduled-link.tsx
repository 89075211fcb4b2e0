import Link from 'next/link';

import { countForLink } from './reads';

/** The way to what goes out later; nothing where nothing does. */
export async function ScheduledLink({ className }: { className: string }) {
  const count = await countForLink();
  if (count === null || count === 0) return null;
  return (
    <Link href="/admin/scheduled" prefetch={false} className={className}>
      Scheduled replies <span className="ml-1 tabular-nums">{count}</span>
    </Link>
  );
}
