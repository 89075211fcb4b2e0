import Link from 'next/link';

import { idleButton, lineButton } from '@/ui/dense-controls';

interface PagerProps {
  /** The addresses of the page before and the one after; null at the ends. */
  before: string | null;
  after: string | null;
  /** What lies there: newer and older ones, or what the order says. */
  labels: { before: string; after: string };
}

export function Pager({ before, after, labels }: PagerProps) {
  if (before === null && after === null) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-3.5 pt-3.5 sm:pr-4">
      <PageLink label={labels.before} address={before} />
      <PageLink label={labels.after} address={after} />
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
