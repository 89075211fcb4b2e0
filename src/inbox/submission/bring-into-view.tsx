'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { classNames } from '@/ui/class-names';
import { useHydrated } from '@/ui/use-hydrated';

interface BringIntoViewProps {
  className: string;
  children: ReactNode;
}

/**
 * What opens in the list takes the focus when nothing else has it, as after "Next", whose button
 * went with what was open before; and the screen follows.
 */
export function BringIntoView({ className, children }: BringIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  // A page that was just loaded has no focus that went anywhere.
  const [isNavigation] = useState(useHydrated());

  useEffect(() => {
    const opened = place.current;
    // Not shown where the text stands beside the table.
    if (!opened?.offsetParent) return;
    const row = opened.closest('tr')?.previousElementSibling;
    if (row) row.querySelector('td')?.scrollIntoView({ block: 'nearest' });
    // In place of the list: it begins where it is to be read.
    else if (isNavigation) opened.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (isNavigation && isFocusLost()) opened.focus({ preventScroll: true });
  }, [isNavigation]);

  return (
    <div
      ref={place}
      data-item
      tabIndex={-1}
      className={classNames('@container/reading px-5 pb-4.5 outline-none', className)}
    >
      {children}
    </div>
  );
}

/** A row that a phone hides has it until the next paint. */
function isFocusLost(): boolean {
  const { activeElement: focused, body } = document;
  return focused === null || focused === body || focused.getClientRects().length === 0;
}
