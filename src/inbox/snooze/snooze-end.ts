import type { Submission } from '../list/reads/submission';

/** Until when it is out of sight; null when it is not, or no longer. */
export const snoozeEnd = (
  { snoozedUntil }: Pick<Submission, 'snoozedUntil'>,
  now: number,
): string | null => (snoozedUntil !== null && Date.parse(snoozedUntil) > now ? snoozedUntil : null);
