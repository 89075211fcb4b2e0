import 'server-only';

import type { TypedUser } from 'payload';

import { dayAfter, mondayOf } from '@/platform/place/days';
import { forecast } from '@/submissions/records/opportunities/figures';
import {
  listOpportunities,
  sumOpportunities,
  type OpportunityRow,
} from '@/submissions/records/opportunities/list';

import { reading } from '../../list/reads/reading';
import { monthsOf, type MonthForecast } from '../figures/pipeline-figures';
import { noted } from '../noted';
import { wholeList, type PipelineView } from '../pipeline-view';
import { countAlone, filterOf, lookingAs, type Looking } from '../rows';
import { totalOf, type Total } from '../sums';
import { withoutValue } from '../values';

/** Some of the pipeline, and how much more there is. */
export interface Part {
  readonly view: PipelineView;
  readonly rows: readonly OpportunityRow[];
  readonly total: Total;
  readonly sums: Awaited<ReturnType<typeof sumOpportunities>>;
}

export interface Monday extends Looking {
  /** The days of this week, `2026-11-23`. */
  readonly from: string;
  readonly to: string;
  /** Next steps of this week and before. */
  readonly due: Part;
  readonly stuck: Part;
  readonly withoutStep: Part;
  readonly open: Total;
  readonly months: readonly MonthForecast[];
  /** Ended since the Monday before. */
  readonly won: Part;
  readonly lost: Part;
}

/** A sheet of paper has so much room. */
const mostRows = 40;

/** What is due, what is stuck, what it is worth; null where it could not be read. */
export const readMonday = (user: TypedUser): Promise<Monday | null> =>
  reading('read the Monday page', async () => {
    const looking = await lookingAs(user);
    const { asked, seesValues } = looking;
    const from = mondayOf(asked.today);
    const to = dayAfter(from, 6);
    const part = async (view: PipelineView): Promise<Part> => {
      const filter = await filterOf(user, view, looking);
      const [rows, sums] = await Promise.all([
        listOpportunities(filter, asked, { order: view.order, limit: mostRows, offset: 0 }),
        sumOpportunities(filter, asked),
      ]);
      const shown = seesValues ? sums : sums.map(countAlone);
      return {
        view,
        rows: seesValues ? rows : rows.map(withoutValue),
        total: totalOf(shown),
        sums: shown,
      };
    };
    const total = async (view: PipelineView): Promise<Total> => {
      const sums = await sumOpportunities(await filterOf(user, view, looking), asked);
      return totalOf(seesValues ? sums : sums.map(countAlone));
    };
    const since = { closedFrom: dayAfter(from, -7), order: 'closed' } as const;
    const [due, stuck, withoutStep, open, won, lost, expected] = await Promise.all([
      part({ ...wholeList, stepBy: to }),
      part({ ...wholeList, isStuck: true, order: 'stage' }),
      part({ ...wholeList, step: 'none', order: 'stage' }),
      total(wholeList),
      part({ ...wholeList, ...since, outcome: 'won' }),
      part({ ...wholeList, ...since, outcome: 'lost' }),
      forecast(asked),
    ]);
    const seen = [due, stuck, withoutStep, won, lost].flatMap(({ rows }) => rows);
    const once = new Map(seen.map((row) => [row.conversation.id, row]));
    await noted(user, [...once.values()], 'listed');
    return {
      ...looking,
      ...{ from, to, due, stuck, withoutStep, won, lost },
      open,
      months: monthsOf(seesValues ? expected : expected.map(countAlone)),
    };
  });
