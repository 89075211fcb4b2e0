'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { marks } from '@/platform/payload/panel/marks';

/** Stands below the row of a document's buttons, and as wide as it. */
export function BelowControls({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    const controls = here.current?.closest('form')?.querySelector(marks.controls);
    if (!controls) return;
    const below = document.createElement('div');
    below.className = 'below-controls';
    controls.append(below);
    setPlace(below);
    return () => below.remove();
  }, []);
  return <span ref={here}>{place && createPortal(children, place)}</span>;
}
