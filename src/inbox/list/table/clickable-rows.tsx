'use client';

import type { MouseEvent, ReactNode } from 'react';

/** A click anywhere in a row does what the row's link does; selecting its text does not. */
export function ClickableRows({ children }: { children: ReactNode }) {
  function follow({ target, button }: MouseEvent) {
    if (button !== 0 || !(target instanceof Element)) return;
    if (target.closest('a, button, input, label') || !window.getSelection()?.isCollapsed) return;
    target.closest('tr')?.querySelector<HTMLAnchorElement>('a[id^="row-"]')?.click();
  }

  return <div onClick={follow}>{children}</div>;
}
