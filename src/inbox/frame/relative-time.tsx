'use client';

import { useEffect, useState } from 'react';

import { durationWords, formatDate } from './format-date';

interface RelativeTimeProps {
  /** In ISO 8601. */
  at: string;
  /** What time it is by the server's clock. */
  now: number;
}

const halfMinute = 30_000;

/** How long ago something was, and exactly when on hover. It goes on counting while the page stands open. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const [ticked, setTicked] = useState({ since: now, ms: 0 });
  // A page that was read anew begins anew.
  const passed = ticked.since === now ? ticked.ms : 0;
  useEffect(() => {
    // The two clocks may differ, so only the time since is taken from this one.
    const since = performance.now();
    const ticking = setInterval(
      () => setTicked({ since: now, ms: performance.now() - since }),
      halfMinute,
    );
    return () => clearInterval(ticking);
  }, [now]);
  return (
    <time dateTime={at} title={formatDate(at)}>
      {durationWords(Math.max(0, now + passed - Date.parse(at)) / 1000)}
    </time>
  );
}
