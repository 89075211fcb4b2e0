'use client';

import { useEffect, type ReactNode } from 'react';

import { mendForEverybody } from '@/platform/payload/panel/for-everybody';

/** Long enough that somebody who types does not wait for it. */
const settledMs = 120;

/** Gives what Payload draws the names that people hear who do not see it, whenever it draws anything. */
export function ForEverybody({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mend = () => {
      timer = undefined;
      mendForEverybody(document);
    };
    const soon = () => {
      timer ??= setTimeout(mend, settledMs);
    };
    mend();
    const drawn = new MutationObserver(soon);
    const attributeFilter = ['class', 'aria-hidden', 'role'];
    drawn.observe(document.body, { childList: true, subtree: true, attributeFilter });
    return () => {
      clearTimeout(timer);
      drawn.disconnect();
    };
  }, []);
  return children;
}
