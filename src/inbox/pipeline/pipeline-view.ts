import { formNames, type FormName } from '@/forms';
import { isDay, isMonth } from '@/platform/place/days';
import {
  dimensions,
  notSaid,
  type Dimension,
  type OpportunityFilter,
} from '@/submissions/records/opportunities/filter';
import { orders, type Order } from '@/submissions/records/opportunities/list';

import type { SearchParams } from '../list/inbox-view';

/** What the pipeline shows; all of it stands in the address, so that a view can be shared. */
export interface PipelineView {
  readonly shape: 'board' | 'list';
  readonly outcome: OpportunityFilter['outcome'];
  readonly stage: string | null;
  readonly step: OpportunityFilter['step'];
  readonly stepBy: string | null;
  readonly closing: string | null;
  readonly isStuck: boolean;
  readonly closedFrom: string | null;
  readonly currency: string | null;
  readonly by: Readonly<Partial<Record<Dimension, string>>>;
  readonly search: string | null;
  readonly order: Order;
  /** From 0 on. */
  readonly page: number;
}

export const wholeBoard: PipelineView = {
  ...{ shape: 'board', outcome: 'open', stage: null, step: null, stepBy: null, closing: null },
  ...{
    isStuck: false,
    closedFrom: null,
    currency: null,
    by: {},
    search: null,
    order: 'step',
    page: 0,
  },
};

export const wholeList: PipelineView = { ...wholeBoard, shape: 'list' };

const outcomes = ['open', 'won', 'lost', 'closed'] as const;
const steps = ['none', 'overdue'] as const;
const key = /^[a-z][a-z0-9]{0,40}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address that anybody may have typed: what makes no sense counts as absent. */
export function parsePipelineView(params: SearchParams): PipelineView {
  const text = (name: string): string | null => {
    const value = params[name];
    if (typeof value !== 'string') return null;
    const clean = value.replaceAll(/\p{Cc}/gu, ' ').trim();
    return clean === '' || clean.length > 300 ? null : clean;
  };
  const fitting = (name: string, fits: (value: string) => boolean): string | null => {
    const value = text(name);
    return value !== null && (value === notSaid || fits(value)) ? value : null;
  };
  const outcome = outcomes.find((each) => each === text('outcome')) ?? 'open';
  const ofDimension: Record<Dimension, string | null> = {
    industry: text('industry'),
    source: text('source'),
    form: formNames.find((name: FormName) => name === text('form')) ?? null,
    project: text('project'),
    person: fitting('person', (value) => uuid.test(value)),
    reason: text('reason'),
  };
  return {
    shape: text('as') === 'list' || outcome !== 'open' ? 'list' : 'board',
    outcome,
    stage: fitting('stage', (value) => key.test(value)),
    step: steps.find((each) => each === text('step')) ?? null,
    stepBy: fitting('by', isDay),
    closing: fitting('closing', isMonth),
    isStuck: text('stuck') === 'yes',
    closedFrom: fitting('from', isDay),
    currency: fitting('currency', (value) => /^[A-Z]{3}$/.test(value)),
    by: Object.fromEntries(
      dimensions.flatMap((name) => {
        const value = ofDimension[name];
        return value === null ? [] : [[name, value] as const];
      }),
    ),
    search: text('q'),
    order:
      orders.find((each) => each === text('order')) ?? (outcome === 'open' ? 'step' : 'closed'),
    page: /^\d{1,3}$/.test(text('page') ?? '') ? Number(text('page')) : 0,
  };
}

/** What stands in the address of a view beside its page. */
export function paramsOf(view: PipelineView): [string, string][] {
  const usualOrder = view.outcome === 'open' ? 'step' : 'closed';
  const params: [string, string | null][] = [
    ['as', view.shape === 'list' && view.outcome === 'open' ? 'list' : null],
    ['outcome', view.outcome === 'open' ? null : view.outcome],
    ['stage', view.stage],
    ['step', view.step],
    ['by', view.stepBy],
    ['closing', view.closing],
    ['stuck', view.isStuck ? 'yes' : null],
    ['from', view.closedFrom],
    ['currency', view.currency],
    ...dimensions.map((name): [string, string | null] => [name, view.by[name] ?? null]),
    ['q', view.search],
    ['order', view.order === usualOrder ? null : view.order],
  ];
  return params.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

export function pipelineAddress(view: PipelineView, path = '/admin/pipeline'): string {
  const params = new URLSearchParams(paramsOf(view));
  if (view.page > 0) params.set('page', String(view.page));
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** Whether it leaves any out. */
export const isNarrowed = (view: PipelineView): boolean =>
  paramsOf(view).some(([name]) => !['as', 'outcome', 'order'].includes(name));
