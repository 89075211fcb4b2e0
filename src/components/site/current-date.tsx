'use client';

import { useSyncExternalStore } from 'react';

import { today } from './today';

const never = () => () => undefined;

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Static pages were rendered some other day, so the browser puts right what the server wrote;
 * without JavaScript the server's day stays.
 */
function useToday(rendered: string): string {
  return useSyncExternalStore(never, today, () => rendered);
}

interface CurrentProps {
  /** The day on which the server made the page: 2026-11-21. */
  rendered: string;
}

export function CurrentYear({ rendered }: CurrentProps) {
  return <>{useToday(rendered).slice(0, 4)}</>;
}

/** Today in en-GB: 21 November 2026. */
export function CurrentDate({ rendered }: CurrentProps) {
  const day = useToday(rendered);
  return <time dateTime={day}>{longDay.format(new Date(`${day}T00:00Z`))}</time>;
}
