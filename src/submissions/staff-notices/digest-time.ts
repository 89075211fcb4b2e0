import { differenceInMinutes, parse, startOfDay } from 'date-fns';

import { there } from '@/platform/place/there';
import { isWorkingDay } from '@/platform/place/working-days';

/** How often somebody looks whether it is time (jobs/send-digests.ts). */
export const digestEveryMinutes = 30;

/** Whether the working day has just begun: once on each. */
export function isDigestTime(at: Date, workdayBegins: string): boolean {
  const today = startOfDay(at, there);
  if (!isWorkingDay(today)) return false;
  const begins = parse(workdayBegins, 'HH:mm', today, there);
  const minutes = differenceInMinutes(at, begins, { roundingMethod: 'floor' });
  return minutes >= 0 && minutes < digestEveryMinutes;
}
