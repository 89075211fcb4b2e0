import { afterWorkingHours, dayOf, type Workday } from '../queue/working-time';

/**
 * A part of a day. What comes in it is due at the same moment, or each as much later as it came
 * later. Times are milliseconds, the end left out.
 */
export interface Segment {
  readonly begins: number;
  readonly ends: number;
  /** When that is due which comes as it begins. */
  readonly due: number;
  readonly isRising: boolean;
}

/**
 * When what comes on a day is due, in a few parts: so the database knows it of each
 * submission without knowing anything of working hours.
 */
export function segmentsOf(day: number, hours: number, workday: Workday): readonly Segment[] {
  const { begins, after: ends, span } = dayOf(day, workday);
  const part = (since: number, until: number, isRising: boolean): Segment => ({
    begins: since,
    ends: until,
    due: afterWorkingHours(since, hours, workday),
    isRising,
  });
  if (!span) return [part(begins, ends, false)];
  const { opens, closes } = span;
  const morning = part(opens, closes, true);
  // What comes so late that its time runs out after work is due on a later day.
  const dueUntil = dayOf(morning.due, workday).span?.closes ?? morning.due;
  const jump = opens + (dueUntil - morning.due) + 1;
  const atWork = jump < closes ? [{ ...morning, ends: jump }, part(jump, closes, true)] : [morning];
  return [part(begins, opens, false), ...atWork, part(closes, ends, false)];
}
