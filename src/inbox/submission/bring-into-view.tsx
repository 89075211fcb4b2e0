'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useHydrated } from '@/ui/use-hydrated';

/**
 * What opens below a row takes the focus when nothing else has it, as after "Next", whose button
 * went with the row before; and the screen follows.
 */
export function BringIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // A page that was just loaded has no focus that went anywhere.
  const [isNavigation] = useState(useHydrated());

  useEffect(() => {
    const opened = place.current;
    // Not shown where the text stands beside the table.
    if (!opened?.offsetParent) return;
    const row = opened.closest('tr')?.previousElementSibling;
    row?.querySelector('td')?.scrollIntoView({ block: 'nearest' });
    if (isNavigation && document.activeElement === document.body)
      opened.focus({ preventScroll: true });
  }, [isNavigation]);

  return (
    <div
      ref={place}
      data-item
      tabIndex={-1}
      className="sticky left-0 w-[min(860px,100vw-40px)] px-5 pb-4.5 outline-none max-sm:w-auto"
    >
      {children}
    </div>
  );
}
