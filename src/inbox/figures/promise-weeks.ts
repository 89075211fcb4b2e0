import 'server-only';

import { addDays, format, startOfWeek } from 'date-fns';

import type { FormDefinition } from '@/forms';
import { there } from '@/platform/place/there';
import { promiseByWeek, type PromiseWeek } from '@/submissions/records/figures/promise';
import type { Reader } from '@/submissions/records/made/readers';
import type { Deadlines } from '@/submissions/records/queue/due';

import { segmentsOfDays } from '../list/first-reply-days';

const figuresWeeks = 13;

/** A week from Monday to Sunday, `2026-11-16`, with how first replies stood. */
export interface Week extends Omit<PromiseWeek, 'week'> {
  readonly from: string;
  readonly to: string;
}

/** The last weeks, oldest first, this one among them. */
export async function promiseWeeks(
  form: FormDefinition,
  deadlines: Deadlines,
  reader: Reader,
): Promise<Week[]> {
  const { now } = deadlines;
  const monday = startOfWeek(now, { ...there, weekStartsOn: 1 });
  const mondays = Array.from({ length: figuresWeeks }, (_, index) =>
    addDays(monday, 7 * (index + 1 - figuresWeeks)),
  );
  const daysOf = (begins: Date) => ({
    from: format(begins, 'yyyy-MM-dd'),
    to: format(addDays(begins, 6), 'yyyy-MM-dd'),
  });
  const segments = mondays.flatMap((begins, week) =>
    segmentsOfDays(form, daysOf(begins), deadlines).map((part) => ({ ...part, week })),
  );
  const rows = await promiseByWeek(form, segments, { now: new Date(now).toISOString(), reader });
  const none = { inTime: 0, late: 0, overdue: 0, rest: 0, medianReplySeconds: null };
  return mondays.map((begins, number) => {
    const { inTime, late, overdue, rest, medianReplySeconds } =
      rows.find(({ week }) => week === number) ?? none;
    return {
      ...daysOf(begins),
      ...{ inTime, late, overdue, rest, medianReplySeconds },
    };
  });
}
