import { format, isValid, parseISO } from 'date-fns';

import { there } from '@/platform/place/there';

import { countWords } from '../list/words';

/** `Nov 20, 2026 16:42` where the place is; what is no date is shown as it is. */
export function formatDate(stored: string): string {
  const instant = parseISO(stored);
  return isValid(instant) ? format(instant, 'MMM d, yyyy HH:mm', there) : stored;
}

/** `16:42:07` where the place is. */
export const formatTime = (stored: string): string => format(parseISO(stored), 'HH:mm:ss', there);

/** `20 Nov`, of a day such as `2026-11-20`. */
export const formatDay = (day = ''): string => format(parseISO(day), 'd MMM');

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];

/** A span of time in words, as exact as anybody wants to know. */
export function durationWords(seconds: number): string {
  if (seconds < 1.5 * minute) return 'a minute';
  if (seconds < 1.5 * hour) return countWords(Math.round(seconds / minute), 'minute');
  if (seconds < 2 * day) return countWords(Math.round(seconds / hour), 'hour');
  return countWords(Math.round(seconds / day), 'day');
}
