import Link from 'next/link';

import { idleButton, lineButton } from './looks';

interface PagerProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-3.5 pt-3.5 sm:pr-4">
      <PageLink label="Newer" address={page > 1 ? addressOf(page - 1) : null} />
      <span>
        Page {page} of {pages}
      </span>
      <PageLink label="Older" address={page < pages ? addressOf(page + 1) : null} />
    </nav>
  );
}

function PageLink({ label, address }: { label: string; address: string | null }) {
  if (address === null) {
    return (
      <a role="link" aria-disabled="true" className={idleButton}>
        {label}
      </a>
    );
  }
  return (
    <Link href={address} prefetch={false} className={lineButton}>
      {label}
    </Link>
  );
}
