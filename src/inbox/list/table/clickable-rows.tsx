'use client';

import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';

import { rowOf } from './row-focus';

/** A row, and how far it stood from the top of the page. */
interface Place {
  readonly id: string;
  readonly top: number;
}

/**
 * A click anywhere in a row does what the row's link does; selecting its text does not. The row
 * under the pointer stays there when others come in above it: the page scrolls along.
 */
export function ClickableRows({ children }: { children: ReactNode }) {
  const pointed = useRef<Place | null>(null);

  function follow({ target, button }: MouseEvent) {
    if (button !== 0 || !(target instanceof Element)) return;
    if (target.closest('a, button, input, label') || !window.getSelection()?.isCollapsed) return;
    const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[id^="row-"]');
    link?.focus({ preventScroll: true });
    link?.click();
  }

  function remember({ target, pointerType }: PointerEvent) {
    const row = target instanceof Element && pointerType === 'mouse' ? target.closest('tr') : null;
    const id = row?.querySelector('a[id^="row-"]')?.id;
    pointed.current = row && id ? { id, top: topOf(row) } : null;
  }

  useLayoutEffect(() => {
    const place = pointed.current;
    const row = place && rowOf(place.id);
    if (!row) return;
    const top = topOf(row);
    if (top !== place.top) window.scrollBy({ top: top - place.top, behavior: 'instant' });
    pointed.current = { id: place.id, top };
  });

  return (
    <div
      onClick={follow}
      onPointerMove={remember}
      onPointerLeave={() => {
        pointed.current = null;
      }}
    >
      {children}
    </div>
  );
}

const topOf = (row: Element): number => row.getBoundingClientRect().top + window.scrollY;
