import { useEffect, useState } from 'react';

interface GoesOutProps {
  dueAt: string;
  /** The same, on a clock. */
  time: string;
  /** What time it was by the server's clock as this was made. */
  now: number;
}

/** How long a reply can still be taken back. Without scripts, until when. */
export function GoesOut({ dueAt, time, now }: GoesOutProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // The two clocks may differ, so only the time between is taken from the server.
    const end = performance.now() + Date.parse(dueAt) - now;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    const ticking = setInterval(count, 250);
    return () => clearInterval(ticking);
  }, [dueAt, now]);
  const words =
    left === null ? `Goes out at ${time}` : left > 0 ? `Goes out in ${left} s` : 'About to be sent';
  return <p className="min-w-[104px] text-[13px] tabular-nums">{words}</p>;
}
