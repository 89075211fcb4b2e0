import { addDays, isValid, parseISO } from 'date-fns';

import { there } from '@/platform/place/there';

/** Whoever means later than that writes it then. */
const mostDays = 90;

/**
 * The instant of a date and a time where the place is, as an ISO date; null where it is none that is still to
 * come, or too far away.
 * @param text `2026-11-23T09:00`
 */
export function laterTime(text: string, now: number): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const instant = parseISO(text, there);
  if (!isValid(instant)) return null;
  const time = instant.getTime();
  return time > now + 60_000 && time < addDays(now, mostDays).getTime()
    ? new Date(time).toISOString()
    : null;
}
