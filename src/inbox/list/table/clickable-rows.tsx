'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

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
    const isMouse = target instanceof Element && pointerType === 'mouse';
    pointed.current = isMouse ? placeOf(target.closest('tr')) : null;
  }

  // A pointer that came before this script, and has not moved since.
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    pointed.current = placeOf(rows.current?.querySelector('tr:hover') ?? null);
  }, []);

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
      ref={rows}
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

function placeOf(row: Element | null): Place | null {
  const id = row?.querySelector('a[id^="row-"]')?.id;
  return row && id ? { id, top: topOf(row) } : null;
}

const topOf = (row: Element): number => row.getBoundingClientRect().top + window.scrollY;
