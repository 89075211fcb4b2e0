import 'server-only';

import { addDays, format, startOfWeek } from 'date-fns';

import type { FormDefinition } from '@/forms';
import { london } from '@/platform/london';
import { promiseByWeek, type PromiseWeek } from '@/submissions/records/figures/promise';
import { segmentsOf, type Segment } from '@/submissions/records/figures/promise-segments';
import type { Deadlines } from '@/submissions/records/queue/due';

export const figuresWeeks = 13;

/** A week of London from Monday to Sunday, `2026-11-16`, with how first replies stood. */
export interface Week extends Omit<PromiseWeek, 'week'> {
  readonly from: string;
  readonly to: string;
}

const there = { in: london };

/** What never changes for a day that was. */
const known = new Map<string, readonly Segment[]>();
const mostKnown = 1000;

function knownSegments(day: Date, hours: number, workday: Deadlines['workday']) {
  const key = `${day.toISOString()} ${hours} ${workday.begins} ${workday.ends}`;
  const parts = known.get(key) ?? segmentsOf(day.getTime(), hours, workday);
  if (known.size >= mostKnown) known.clear();
  known.set(key, parts);
  return parts;
}

/** The last weeks, oldest first, this one among them. */
export async function promiseWeeks(form: FormDefinition, deadlines: Deadlines): Promise<Week[]> {
  const { now, hours, workday } = deadlines;
  const monday = startOfWeek(now, { ...there, weekStartsOn: 1 });
  const mondays = Array.from({ length: figuresWeeks }, (_, index) =>
    addDays(monday, 7 * (index + 1 - figuresWeeks)),
  );
  const segments = mondays.flatMap((begins, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(begins, day)).flatMap((day) =>
      knownSegments(day, hours[form.name], workday).map((part) => ({ ...part, week })),
    ),
  );
  const rows = await promiseByWeek(form, segments, new Date(now).toISOString());
  const none = { inTime: 0, late: 0, overdue: 0, rest: 0, medianReplySeconds: null };
  return mondays.map((begins, number) => {
    const { inTime, late, overdue, rest, medianReplySeconds } =
      rows.find(({ week }) => week === number) ?? none;
    return {
      from: format(begins, 'yyyy-MM-dd'),
      to: format(addDays(begins, 6), 'yyyy-MM-dd'),
      ...{ inTime, late, overdue, rest, medianReplySeconds },
    };
  });
}
