'use client';

import { useEffect, useState, type ReactNode } from 'react';

interface UntilThenProps {
  /** How long it holds, by the server's clock as the page was made. */
  leftMs: number;
  className?: string;
  children: ReactNode;
}

/** Shows something until it is too late for it. Without scripts it goes with the next page. */
export function UntilThen({ leftMs, className, children }: UntilThenProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const ending = setTimeout(() => setOver(true), leftMs);
    return () => clearTimeout(ending);
  }, [leftMs]);
  return isOver ? null : <div className={className}>{children}</div>;
}
