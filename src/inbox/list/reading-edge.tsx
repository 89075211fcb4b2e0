'use client';

import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { readingWidthCookie, readingWidths } from './reading-width';

const { least, usual, most, besideIt } = readingWidths;
const step = 40;
const year = 365 * 24 * 60 * 60;

/**
 * The edge between the list and what is open: dragged, or moved by the arrow keys; a double click gives the
 * usual width back. The browser keeps it.
 */
export function ReadingEdge({ width }: { width: number | null }) {
  const edge = useRef<HTMLDivElement>(null);
  const current = () => edge.current?.parentElement?.offsetWidth ?? usual;

  function setWidth(wanted: number) {
    const aside = edge.current?.parentElement;
    if (!aside || !edge.current) return;
    const room = Math.min(most, document.documentElement.clientWidth - besideIt);
    const next = Math.round(Math.max(least, Math.min(room, wanted)));
    aside.style.width = `${next}px`;
    edge.current.ariaValueNow = String(next);
    document.cookie = `${readingWidthCookie}=${next}; path=/admin; max-age=${year}; samesite=lax`;
  }

  function usualWidth() {
    document.cookie = `${readingWidthCookie}=; path=/admin; max-age=0`;
    edge.current?.parentElement?.style.removeProperty('width');
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    const { currentTarget: target, pointerId, clientX } = event;
    const before = current();
    const follow = (moved: globalThis.PointerEvent) => setWidth(before + clientX - moved.clientX);
    target.setPointerCapture(pointerId);
    target.addEventListener('pointermove', follow);
    const end = () => target.removeEventListener('pointermove', follow);
    target.addEventListener('lostpointercapture', end, { once: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const wider = { ArrowLeft: step, ArrowRight: -step }[event.key];
    if (wider === undefined) return;
    event.preventDefault();
    setWidth(current() + wider);
  }

  return (
    <div
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of what is open"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width ?? usual}
      title="Drag to make it wider or narrower; a double click gives the usual width"
      onPointerDown={onPointerDown}
      onDoubleClick={usualWidth}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -left-1 z-2 w-2 cursor-col-resize touch-none hover:bg-accent focus-visible:bg-accent focus-visible:outline-none active:bg-accent print:hidden"
    />
  );
}
