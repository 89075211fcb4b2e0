'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const dayInLondon = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/**
 * The current year. Static pages were rendered some other day, so the browser puts right what the
 * server wrote; without JavaScript the server's year stays.
 */
export function CurrentYear({ rendered }: { rendered: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => rendered,
  );
  return <>{year}</>;
}

/** Today in en-GB, by the same rule as the year. */
export function CurrentDate({ rendered }: { rendered: string }) {
  const today = useSyncExternalStore(
    never,
    () => dayInLondon.format(new Date()),
    () => rendered,
  );
  return <>{today}</>;
}
