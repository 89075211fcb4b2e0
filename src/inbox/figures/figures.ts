import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import { countInSpans, repliesSince } from '@/submissions/records/figures/arrivals';
import type { Deadlines } from '@/submissions/records/queue/due';

import { getDeadlines } from '../list/reads/deadlines';
import { listBreakdowns, type Breakdown } from './breakdowns';
import { lastDays } from './calendar-days';
import { promiseWeeks, type Week } from './promise-weeks';

export const figuresDays = 90;

/** How many of a form came on each of the last days, and how soon they had an answer. */
export interface FormFigures {
  readonly form: FormDefinition['name'];
  /** Oldest first, without a gap; days are those of the place. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
  /** Of those that had an answer; null when none had. */
  readonly medianReplySeconds: number | null;
  readonly replied: number;
}

/** Submissions a day and the time to the first reply; whoever may not count them gets an error. */
export async function getFigures(user: TypedUser, now: Date = new Date()): Promise<FormFigures[]> {
  const payload = await getPayload({ config });
  const shown = lastDays(figuresDays, now);
  return Promise.all(
    formList.map(async (form) => {
      // Access control decides here; the statements below know of none.
      await payload.count({ collection: form.collection, overrideAccess: false, user });
      const [counts, replies] = await Promise.all([
        countInSpans(form, shown),
        repliesSince(form, shown[0]?.begins ?? now.toISOString()),
      ]);
      const days = shown.map(({ day }, index) => ({ day, count: counts[index] ?? 0 }));
      return { form: form.name, days, ...replies };
    }),
  );
}

/** How a form's submissions were answered, and what they were about. */
export interface FormDetails {
  readonly form: FormDefinition;
  readonly promised: number;
  readonly weeks: readonly Week[];
  readonly breakdowns: readonly Breakdown[];
}

/** Of both forms, for whoever may count them. */
export async function getDetails(user: TypedUser, now: Date = new Date()): Promise<FormDetails[]> {
  const payload = await getPayload({ config });
  // Access control decides here; the statements below know of none.
  for (const { collection } of formList)
    await payload.count({ collection, overrideAccess: false, user });
  const deadlines: Deadlines = await getDeadlines(user, now.getTime());
  const [first] = lastDays(figuresDays, now);
  return Promise.all(
    formList.map(async (form) => {
      const [weeks, breakdowns] = await Promise.all([
        promiseWeeks(form, deadlines),
        first ? listBreakdowns(form, first) : [],
      ]);
      return { form, promised: deadlines.hours[form.name], weeks, breakdowns };
    }),
  );
}
