import { differenceInMinutes, isWeekend, parse, startOfDay } from 'date-fns';

import { london } from '@/platform/london';

/** How often somebody looks whether it is time (jobs/send-digests.ts). */
export const digestEveryMinutes = 30;

const there = { in: london };

/** Whether the working day of London has just begun: once on each day from Monday to Friday. */
export function isDigestTime(at: Date, workdayBegins: string): boolean {
  const today = startOfDay(at, there);
  if (isWeekend(today)) return false;
  const begins = parse(workdayBegins, 'HH:mm', today, there);
  const minutes = differenceInMinutes(at, begins, { roundingMethod: 'floor' });
  return minutes >= 0 && minutes < digestEveryMinutes;
}
