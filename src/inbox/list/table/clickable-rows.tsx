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
import { tickRange } from './ticks';

/** A row, and how far it stood from the top of the page. */
interface Place {
  readonly id: string;
  readonly top: number;
}

/**
 * A click anywhere in a row does what the row's link does; selecting its text does not. With Shift, a click
 * on a tick ticks all rows from the last one. The row
 * under the pointer stays there when others come in above it: the page scrolls along.
 */
export function ClickableRows({ children }: { children: ReactNode }) {
  const pointed = useRef<Place | null>(null);

  const lastTicked = useRef<HTMLInputElement | null>(null);

  function tick(box: HTMLInputElement, isRange: boolean) {
    const from = lastTicked.current;
    if (isRange && from?.isConnected) tickRange(from, box);
    lastTicked.current = box;
  }

  function follow({ target, button, shiftKey }: MouseEvent) {
    if (button !== 0 || !(target instanceof Element)) return;
    if (target instanceof HTMLInputElement && target.name === 'id') tick(target, shiftKey);
    if (target.closest('a, button, input, label') || !window.getSelection()?.isCollapsed) return;
    const row = target.closest('tr');
    // What says why a row was found stands below it.
    const own = row?.matches('[data-why]') ? row.previousElementSibling : row;
    const link = own?.querySelector<HTMLAnchorElement>('a[id^="row-"]');
    link?.focus({ preventScroll: true });
    link?.click();
  }

  /** Else a browser marks all text from the last click to this one. */
  function keepText(event: MouseEvent) {
    if (event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault();
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
    // Where what is open has the place of the list, no row stands anywhere.
    if (!row || row.offsetParent === null) return;
    const top = topOf(row);
    if (top !== place.top) window.scrollBy({ top: top - place.top, behavior: 'instant' });
    pointed.current = { id: place.id, top };
  });

  return (
    <div
      ref={rows}
      onClick={follow}
      onMouseDown={keepText}
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
