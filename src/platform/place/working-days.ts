import { format } from 'date-fns';

import { weekdays } from '@/site-choices';
import { place } from '~/site.config';

import { there } from './there';

const { workingDays, holidays } = place;

// The next one would be looked for without end.
if (workingDays.length === 0)
  throw new Error('Name a working day at least in site.config.ts: place.workingDays is empty.');

const isWorked = weekdays.map((day) => workingDays.includes(day));

/** Whether people work on the day of a moment, as the place's calendar has it. */
export function isWorkingDay(moment: Date): boolean {
  const [weekday, day] = format(moment, 'i yyyy-MM-dd', there).split(' ');
  if (weekday === undefined || day === undefined) return false;
  return (
    isWorked[Number(weekday) % 7] === true &&
    !holidays.includes(day) &&
    !holidays.includes(day.slice(5))
  );
}
