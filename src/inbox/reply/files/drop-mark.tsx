import type { ReactNode } from 'react';

/** Lies over a place while files are dragged that can be dropped there; who cannot see it chooses them by the field. */
export const DropMark = ({ children }: { children: ReactNode }) => (
  <div
    aria-hidden="true"
    data-drop-mark
    className="pointer-events-none absolute inset-0 z-1 grid place-items-center border-2 border-dashed border-accent-ink bg-accent p-2 text-center font-[620] text-accent-ink"
  >
    {children}
  </div>
);
