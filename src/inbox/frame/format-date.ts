import { format, isValid, parseISO } from 'date-fns';

import { there } from '@/platform/place/there';

/** `Nov 20, 2026 16:42` where the place is; what is no date is shown as it is. */
export function formatDate(stored: string): string {
  const instant = parseISO(stored);
  return isValid(instant) ? format(instant, 'MMM d, yyyy HH:mm', there) : stored;
}

/** `16:42:07` where the place is. */
export const formatTime = (stored: string): string => format(parseISO(stored), 'HH:mm:ss', there);
