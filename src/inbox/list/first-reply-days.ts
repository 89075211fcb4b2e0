import { addDays, differenceInCalendarDays, format, parseISO, subDays } from 'date-fns';

import { there } from '@/platform/place/there';
import type { Deadlines } from '@/submissions/records/queue/due';
import { segmentsOf, type Segment } from '@/submissions/records/figures/promise-segments';
import type { FormDefinition } from '@/forms';

import type { SubmissionQuery } from './submission-query';

/** As many as the figures show. */
const usualDays = 13 * 7;
const mostDays = 366;

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days that a list of first replies covers, the last one included: those in the address, a year
 * at most; without any the last 13 weeks.
 */
export function firstReplyDays(
  { from, to }: Pick<SubmissionQuery, 'from' | 'to'>,
  now: number,
): Days {
  const last = to ?? format(now, 'yyyy-MM-dd', there);
  const before = (days: number) => format(subDays(parseISO(last), days - 1), 'yyyy-MM-dd');
  const [usual, first] = [before(usualDays), before(mostDays)];
  return { from: from === null ? usual : from < first ? first : from, to: last };
}

/** The segments of a day never change, so they are kept. */
const known = new Map<string, readonly Segment[]>();
const mostKnown = 2000;

/** When the submissions of some days are due, in segments, the earliest first. */
export function segmentsOfDays(
  form: Pick<FormDefinition, 'name'>,
  { from, to }: Days,
  { hours, workday }: Deadlines,
): readonly Segment[] {
  const begins = parseISO(from, there);
  const count = Math.max(0, differenceInCalendarDays(parseISO(to), parseISO(from)) + 1);
  return Array.from({ length: count }, (_, day) => addDays(begins, day)).flatMap((day) => {
    const key = `${day.toISOString()} ${hours[form.name]} ${workday.begins} ${workday.ends}`;
    const parts = known.get(key) ?? segmentsOf(day.getTime(), hours[form.name], workday);
    if (known.size >= mostKnown) known.clear();
    known.set(key, parts);
    return parts;
  });
}
