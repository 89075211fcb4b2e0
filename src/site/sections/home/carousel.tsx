import type { ReactNode } from 'react';

interface CarouselTrackProps {
  /** What screen readers call such a thing. */
  kind: string;
  label: string;
  children: ReactNode;
}

/**
 * The cards, as list items. It scrolls by itself. Around it stands an element that says
 * `data-carousel`, with the two buttons somewhere inside; `startCarousels` works them.
 */
export function CarouselTrack({ kind, label, children }: CarouselTrackProps) {
  return (
    <div
      data-track
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      tabIndex={0}
      className="snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-3 data-dragging:touch-pan-y data-dragging:snap-none data-dragging:overflow-hidden"
    >
      <ul className="grid auto-cols-[100%] grid-flow-col sm:auto-cols-[50%] md:auto-cols-[33.3333%] lg:auto-cols-[25%]">
        {children}
      </ul>
    </div>
  );
}

interface CarouselButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** The arrow. */
  children: ReactNode;
}

export function CarouselButton({ to, label, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      data-late
      data-to={to}
      aria-label={label}
      disabled={to === 'previous'}
      className="relative grid size-13 place-items-center border-[1.5px] border-ink not-first:-ml-[1.5px] enabled:z-1 enabled:hover:bg-one enabled:hover:text-one-ink disabled:border-line disabled:text-edge noscript:hidden"
    >
      {children}
    </button>
  );
}
