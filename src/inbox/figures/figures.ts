import 'server-only';

import config from '@payload-config';
import { getPayload, type TypedUser } from 'payload';

import { place } from '~/site.config';
import { formList, forms, type FormDefinition, type FormName } from '@/forms';
import { countInSpans, repliesSince } from '@/submissions/records/figures/arrivals';
import { figuresByPerson, type PersonFigures } from '@/submissions/records/figures/by-person';
import { readerOf } from '@/submissions/records/made/readers';
import { capital } from '@/ui/capital';

import { byteOrderMark, csvNumbers, csvRow } from '@/platform/csv';
import { mustReadForm } from '../access';
import { formsInUse } from '../list/reads/forms-in-use';
import { getDeadlines } from '../list/reads/reading';
import { listColleagues, type Colleague } from '../submission/colleagues';
import { listBreakdowns, type Breakdown } from './breakdowns';
import { lastDays } from './calendar-days';
import { promiseWeeks, type Week } from './promise-weeks';

const figuresDays = 90;

/** How many of a form came on each of the last days, and how soon they had an answer. */
export interface FormFigures {
  readonly form: FormName;
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
    (await formsInUse(user)).map(async (form) => {
      const reader = await mustReadForm(payload, user, form);
      const [counts, replies] = await Promise.all([
        countInSpans(form, shown, reader),
        repliesSince(form, shown[0]?.begins ?? now.toISOString(), reader),
      ]);
      const days = shown.map(({ day }, index) => ({ day, count: counts[index] ?? 0 }));
      return { form: form.name, days, ...replies };
    }),
  );
}

/** How many came on each of the last days, by form, as a CSV. It names nobody. */
export async function arrivalsFile(user: TypedUser): Promise<string> {
  const figures = await getFigures(user);
  const names = figures.map(({ form }) => capital(forms[form].staff.many));
  const rows = (figures[0]?.days ?? []).map(({ day }, index) =>
    csvNumbers([day, ...figures.map(({ days }) => String(days[index]?.count ?? 0))]),
  );
  return byteOrderMark + csvRow([`Day (${place.clock})`, ...names]) + rows.join('');
}

/** What a colleague did, by name. */
export type ColleagueFigures = PersonFigures & Pick<Colleague, 'name'>;

/** What each who works in the inbox did in the last days. */
export async function getPeople(
  user: TypedUser,
  now: Date = new Date(),
): Promise<readonly ColleagueFigures[]> {
  const payload = await getPayload({ config });
  for (const form of formList) await mustReadForm(payload, user, form);
  const [first] = lastDays(figuresDays, now);
  const colleagues = await listColleagues(user);
  const ids = colleagues.map(({ id }) => id);
  const since = first?.begins ?? now.toISOString();
  const figures = await figuresByPerson(ids, since, await readerOf(user.id));
  return figures.map((each, at) => ({ ...each, name: colleagues[at]?.name ?? '' }));
}

/** How a form's submissions were answered, and what they were about. */
interface FormDetails {
  readonly form: FormDefinition;
  readonly promised: number;
  readonly weeks: readonly Week[];
  readonly breakdowns: readonly Breakdown[];
}

/** Of all forms, for whoever may count them. */
export async function getDetails(user: TypedUser, now: Date = new Date()): Promise<FormDetails[]> {
  const payload = await getPayload({ config });
  for (const form of formList) await mustReadForm(payload, user, form);
  const reader = await readerOf(user.id);
  const deadlines = await getDeadlines(user, now.getTime());
  const [first] = lastDays(figuresDays, now);
  const inUse = await formsInUse(user);
  return Promise.all(
    inUse.map(async (form) => {
      const [weeks, breakdowns] = await Promise.all([
        promiseWeeks(form, deadlines, reader),
        first ? listBreakdowns(form, first, reader) : [],
      ]);
      return { form, promised: deadlines.hours[form.name], weeks, breakdowns };
    }),
  );
}
