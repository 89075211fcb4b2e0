import { addDays, isSunday, isValid, nextMonday, parse, parseISO, startOfDay } from 'date-fns';

import { place } from '~/site.config';
import { there } from '@/platform/place/there';

/** Until when something can be snoozed. */
export const snoozeChoices = ['tomorrow', 'monday', 'day'] as const;

type SnoozeChoice = (typeof snoozeChoices)[number];

/** When work begins, whatever day it is, as buttons say it: `9:00`. */
export const morning = place.workday.begins.replace(/^0/, '');

/** A morning that has a button of its own, and how people call it. */
export interface NearMorning {
  readonly choice: SnoozeChoice;
  readonly label: string;
}

/** On a Sunday Monday is tomorrow. */
export const nearMornings = (now: number): readonly NearMorning[] => [
  { choice: 'tomorrow', label: `tomorrow, ${morning}` },
  ...(isSunday(now, there) ? [] : [{ choice: 'monday', label: `Monday, ${morning}` } as const]),
];

export const notToCome = 'Choose a day that is still to come, within a year.';

/**
 * The instant that a choice means, as an ISO date; null where it is no day that is still to come.
 * @param day `2026-11-23`, where the place is
 */
export function snoozedUntil(choice: SnoozeChoice, day: string, now: number): string | null {
  const today = startOfDay(now, there);
  const chosen =
    choice === 'tomorrow'
      ? addDays(today, 1)
      : choice === 'monday'
        ? nextMonday(today)
        : parseISO(day, there);
  if (!isValid(chosen)) return null;
  const until = parse(place.workday.begins, 'HH:mm', startOfDay(chosen), there).getTime();
  return until > now && until < farthest(today) ? new Date(until).toISOString() : null;
}

/** Whoever means later means never. */
const farthest = (today: Date): number => addDays(today, 366).getTime();
