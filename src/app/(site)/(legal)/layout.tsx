import type { ReactNode } from 'react';

/** “Last updated” is the current date: a page is made anew each day. */
export const revalidate = 86400;

export default function LegalLayout({ children }: { children: ReactNode }) {
  return children;
}
