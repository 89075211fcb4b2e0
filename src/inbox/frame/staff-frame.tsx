import Link from 'next/link';
import type { ReactNode } from 'react';

import { BrandMark } from '@/ui/brand-mark';

interface StaffFrameProps {
  brand: string;
  /** What stands at the bar's right end. */
  account?: ReactNode;
  /** The id of what the link before all others leads to. */
  content?: string;
  children: ReactNode;
}

/** The deep bar with its accent foot, and the page under it. */
export function StaffFrame({ brand, account, content = 'main', children }: StaffFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-sheet print:has-[aside]:[&>:not(main)]:hidden text-[14px] leading-[1.4]">
      <a
        href={`#${content}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-accent focus:px-4 focus:py-2 focus:text-accent-ink"
      >
        Skip to content
      </a>
      <header className="flex h-14 flex-none items-center gap-4 border-b-4 border-accent bg-deep px-5 text-deep-ink">
        <Link
          href="/"
          prefetch={false}
          className="flex min-h-11 items-center gap-3 text-[18px] font-[680] tracking-[-0.02em] outline-accent! stretch-88"
        >
          <BrandMark className="h-4 w-8" />
          {brand}
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-4">{account}</div>
      </header>
      {children}
    </div>
  );
}
