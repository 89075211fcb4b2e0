import 'server-only';

import type { TypedUser } from 'payload';

import { today } from '@/platform/place/calendar-day';
import { monthAfter, monthOf, monthText } from '@/platform/place/days';
import type { Dimension } from '@/submissions/records/opportunities/filter';
import {
  endedBy,
  endedReasons,
  forecast,
  timeInStages,
  wonTimes,
  type Ended,
  type Forecast,
  type StageTime,
  type WonTimes,
} from '@/submissions/records/opportunities/figures';

import { reading } from '../../list/reads/reading';
import { countAlone, lookingAs, type Looking } from '../rows';
import { totalOf, type Total } from '../sums';

/** By what wins are compared. */
export const compared = [
  'industry',
  'source',
  'form',
  'project',
  'person',
] as const satisfies readonly Dimension[];

/** What ended in the months before counts: so many. */
export const figureMonths = 12;

export interface MonthForecast extends Total {
  /** `2026-11`; null where no day is said. */
  readonly month: string | null;
}

export interface PipelineFigures extends Looking {
  /** `2026-11-01`: what ended since then counts. */
  readonly since: string;
  readonly months: readonly MonthForecast[];
  readonly all: Ended;
  readonly ended: Readonly<Record<(typeof compared)[number], readonly Ended[]>>;
  readonly reasons: Awaited<ReturnType<typeof endedReasons>>;
  readonly stageTimes: readonly StageTime[];
  readonly times: WonTimes;
}

const nothingEnded: Ended = { value: null, won: 0, lost: 0, wonSums: {} };

/** All figures of the pipeline; null where they could not be read. */
export const readFigures = (user: TypedUser): Promise<PipelineFigures | null> =>
  reading('read the figures of the pipeline', async () => {
    const looking = await lookingAs(user);
    const { asked, seesValues } = looking;
    const since = `${monthAfter(monthOf(today()), -figureMonths)}-01`;
    const shown = (rows: readonly Ended[]) =>
      seesValues ? rows : rows.map((row) => ({ ...row, wonSums: {} }));
    const by = async (dimension: Dimension) => shown(await endedBy(dimension, since, asked));
    const [expected, all, industry, source, form, project, person, ...rest] = await Promise.all([
      forecast(asked),
      endedBy(null, since, asked),
      by('industry'),
      by('source'),
      by('form'),
      by('project'),
      by('person'),
      endedReasons(since, asked),
      timeInStages(since, asked),
      wonTimes(since, asked),
    ]);
    const [reasons, stageTimes, times] = rest;
    return {
      ...looking,
      since,
      months: monthsOf(seesValues ? expected : expected.map(countAlone)),
      all: shown(all)[0] ?? nothingEnded,
      ended: { industry, source, form, project, person },
      ...{ reasons, stageTimes, times },
    };
  });

/** Of each month what it comes to, the earliest first, and what has no day at the end. */
export function monthsOf(rows: readonly Forecast[]): MonthForecast[] {
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => ({
    month,
    ...totalOf(rows.filter((row) => row.month === month)),
  }));
}

export const monthLabel = (month: string | null): string =>
  month === null ? 'No day said' : monthText(month);

/** `67%`; empty where nothing ended. */
export const winRate = ({ won, lost }: Pick<Ended, 'won' | 'lost'>): string =>
  won + lost === 0 ? '' : `${Math.round((100 * won) / (won + lost))}%`;
