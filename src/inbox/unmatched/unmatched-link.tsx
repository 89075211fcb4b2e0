import Link from 'next/link';

import { countForLink } from './reads';

/** The way to the mails that belong nowhere, with how many wait; nothing where none can come. */
export async function UnmatchedLink({ className }: { className: string }) {
  const count = await countForLink();
  if (count === null) return null;
  return (
    <Link href="/admin/unmatched" prefetch={false} className={className}>
      Unmatched mail{' '}
      {count > 0 ? (
        <span className="ml-1 bg-accent px-1.5 font-[660] text-accent-ink tabular-nums">
          {count}
        </span>
      ) : null}
    </Link>
  );
}
