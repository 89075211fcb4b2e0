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

/** Today, as `Day` writes it. */
export function CurrentDate({ rendered }: CurrentProps) {
  return <Day day={useToday(rendered)} />;
}

/** A day like 2026-11-21 in en-GB: 21 November 2026. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{longDay.format(new Date(`${day}T00:00Z`))}</time>;
}
