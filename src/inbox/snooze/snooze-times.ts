import { addDays, isValid, nextMonday, parseISO, setHours, startOfDay } from 'date-fns';

import { london } from '@/platform/london';

/** Until when something can be snoozed. */
export const snoozeChoices = ['tomorrow', 'monday', 'day'] as const;

export type SnoozeChoice = (typeof snoozeChoices)[number];

const there = { in: london };
/** When work begins, whatever day it is. */
const morning = 9;

/**
 * The instant that a choice means, as an ISO date; null where it is no day that is still to come.
 * @param day `2026-11-23`, in London
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
  const until = setHours(startOfDay(chosen), morning).getTime();
  return until > now && until < farthest(today) ? new Date(until).toISOString() : null;
}

/** Whoever means later means never. */
const farthest = (today: Date): number => addDays(today, 366).getTime();
