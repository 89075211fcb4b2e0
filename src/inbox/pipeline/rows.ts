import 'server-only';

import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { formList } from '@/forms';
import { today } from '@/platform/place/calendar-day';
import { dayAfter } from '@/platform/place/days';
import { readerOf } from '@/submissions/records/made/readers';
import type { Asked, OpportunityFilter } from '@/submissions/records/opportunities/filter';
import {
  listByStage,
  listOpportunities,
  sumOpportunities,
  type OpportunityRow,
  type Sum,
} from '@/submissions/records/opportunities/list';
import type { PipelineSettings } from '@/submissions/records/opportunities/settings';

import { mustReadForm } from '../access';
import { plainView } from '../list/inbox-view';
import { conditionOf } from '../list/reads/narrowed';
import { reading } from '../list/reads/reading';
import { searchWhere } from '../list/reads/search-where';
import { noted } from './noted';
import type { PipelineView } from './pipeline-view';
import { readSettings } from './settings';
import { withoutValue } from './values';

/** Who looks at the pipeline, and by which settings. */
export interface Looking {
  readonly settings: PipelineSettings;
  readonly seesValues: boolean;
  readonly asked: Asked;
}

/** Whoever may not read submissions gets an error. */
export async function lookingAs(user: TypedUser): Promise<Looking> {
  const [settings, reader] = await Promise.all([readSettings(user), readerOf(user.id)]);
  return {
    settings,
    seesValues: may(user, 'values'),
    asked: { reader, today: today(), stages: settings.stages },
  };
}

/** What a view asks for. Nobody narrows by what they may not know. */
export async function filterOf(
  user: TypedUser,
  view: PipelineView,
  { settings, seesValues, asked }: Looking,
): Promise<OpportunityFilter> {
  const { outcome, stage, step, stepBy, closing, closedFrom, by } = view;
  return {
    ...{ outcome, stage, step, stepBy, closing, closedFrom, by },
    stuckSince: view.isStuck ? dayAfter(asked.today, -settings.stuckDays) : null,
    currency: seesValues ? view.currency : null,
    found: view.search === null ? null : await searched(user, view.search),
    people: null,
  };
}

/** By the inbox's own search, with its operators, in all forms. */
async function searched(user: TypedUser, search: string): Promise<OpportunityFilter['found']> {
  const found = await reading('search the pipeline', (payload) =>
    Promise.all(
      formList.map(async (form) => {
        await mustReadForm(payload, user, form);
        const query = { ...plainView(form), search };
        const where = await conditionOf(
          payload,
          user,
          query,
          await searchWhere(payload, query, user),
        );
        return { form: form.name, where };
      }),
    ),
  );
  if (found === null) throw new Error('The search failed');
  return found;
}

/** So many stand in a column of the board, and on a page of the list. */
export const mostInStage = 50;
export const listPage = 100;

export interface Shown extends Looking {
  readonly rows: readonly OpportunityRow[];
  /** Without a right to values they count alone. */
  readonly sums: readonly Sum[];
}

/** The rows of a view and what they come to; null where they could not be read. */
export const readView = (user: TypedUser, view: PipelineView): Promise<Shown | null> =>
  reading('read the pipeline', async () => {
    const looking = await lookingAs(user);
    const { asked, seesValues } = looking;
    const filter = await filterOf(user, view, looking);
    const order = view.order === 'value' && !seesValues ? 'step' : view.order;
    const page = { order, limit: listPage, offset: view.page * listPage };
    const [rows, sums] = await Promise.all([
      view.shape === 'board'
        ? listByStage(filter, asked, mostInStage)
        : listOpportunities(filter, asked, page),
      sumOpportunities(filter, asked),
    ]);
    await noted(user, rows, 'listed');
    return {
      ...looking,
      rows: seesValues ? rows : rows.map(withoutValue),
      sums: seesValues ? sums : sums.map(countAlone),
    };
  });

export const countAlone = <Row extends Pick<Sum, 'currency' | 'whole' | 'weighted'>>(
  row: Row,
): Row => ({ ...row, ...{ currency: null, whole: '0', weighted: '0' } });
