import type { ReactNode } from 'react';

import { TextLink } from '@/ui/text-link';

interface PageLinksProps {
  /** What screen readers call it. */
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  before: string;
  after: string;
  /** Which page it is, in words. */
  children: ReactNode;
}

/** Leads to the pages of a list before and after this one. */
export function PageLinks({ label, page, pages, addressOf, ...words }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      {page > 1 ? (
        <TextLink href={addressOf(page - 1)} rel="prev">
          {words.before}
        </TextLink>
      ) : (
        <span />
      )}
      <p className="text-small text-ink-soft">{words.children}</p>
      {page < pages ? (
        <TextLink href={addressOf(page + 1)} rel="next">
          {words.after}
        </TextLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
