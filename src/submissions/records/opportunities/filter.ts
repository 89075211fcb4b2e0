import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormName } from '@/forms';

import { columnsOf } from '../column-names';
import { parentReadableBy, type Reader } from '../made/readers';
import { merges } from '../merges/merges-table';
import { joinParents, ofParent, submissions } from '../parent';
import { tableOf } from '../tables';
import { opportunities } from './opportunities-table';
import type { Stage } from './settings';
import { conversationOf, isCounted, withMerges } from './standing';

const { submission, stage, outcome, nextStep, nextStepDay, expectedClose, closedOn } =
  opportunities;

/** Stands for what was not said, or is not known. */
export const notSaid = '-';

/** By what opportunities are counted, and found. */
export const dimensions = ['industry', 'source', 'form', 'project', 'person', 'reason'] as const;
export type Dimension = (typeof dimensions)[number];

/** Which opportunities; what is null does not narrow. Days are like `2026-11-21`, months `2026-11`. */
export interface OpportunityFilter {
  readonly outcome: 'open' | 'won' | 'lost' | 'closed';
  readonly stage: string | null;
  /** Whether a next step is missing, or its day has passed. */
  readonly step: 'none' | 'overdue' | null;
  /** A next step by this day, those that are overdue among them. */
  readonly stepBy: string | null;
  /** The month of the expected end, or `notSaid`. */
  readonly closing: string | null;
  /** In the same stage since this day or longer. */
  readonly stuckSince: string | null;
  /** Ended on this day or later. */
  readonly closedFrom: string | null;
  readonly currency: string | null;
  /** A value, or `notSaid`. */
  readonly by: Readonly<Partial<Record<Dimension, string>>>;
  /** Of a search: what it finds of each form. */
  readonly found: readonly { readonly form: FormName; readonly where: SQL }[] | null;
  /** Of the conversations of some people: a query of the ids of their rows. */
  readonly people: SQL | null;
}

export const allOpen: OpportunityFilter = {
  ...{ outcome: 'open', stage: null, step: null, stepBy: null, closing: null, stuckSince: null },
  ...{ closedFrom: null, currency: null, by: {}, found: null, people: null },
};

/** Who asks, and when. */
export interface Asked {
  readonly reader: Reader;
  /** `2026-11-21` */
  readonly today: string;
  readonly stages: readonly Stage[];
}

/** What a form asks for by such a field; NULL where none does. */
const answerTo = (name: string): SQL => {
  const columns = formList
    .filter(({ fields }) => fields.some((field) => field.name === name))
    .flatMap((form) => columnsOf(form, [name]).map((column) => sql`${column}::text`));
  return columns.length === 0 ? sql`NULL::text` : sql`coalesce(${sql.join(columns, sql`, `)})`;
};

/** What a dimension is of a row; NULL is not known. */
export function dimensionOf(dimension: Dimension): SQL {
  switch (dimension) {
    case 'industry':
      return sql`substring(${ofParent('source_landingPage')} FROM '^/industries/([^/?#]+)')`;
    case 'source':
      return sql`coalesce(${ofParent('source_utmSource')}, ${ofParent('source_referrer')})`;
    case 'form':
      return sql`${submissions.form}`;
    case 'project':
      return answerTo('projectType');
    case 'person':
      return sql`${ofParent('assignee')}::text`;
    case 'reason':
      return sql`${opportunities.reason}`;
  }
}

/** Opportunities that count, each with its conversation in the tables of the forms. */
export const counted = sql`FROM ${opportunities} ${withMerges} ${joinParents(conversationOf)}`;

/** 0 to 100. */
export const probabilityOf = (stages: readonly Stage[]): SQL => {
  const known = Object.fromEntries(stages.map(({ key, probability }) => [key, probability]));
  return sql`coalesce(
    ${opportunities.probability}, (${JSON.stringify(known)}::jsonb ->> ${stage})::int, 0)`;
};

/** After `counted`: what a filter asks for and a reader may read. It checks no other access. */
export function opportunityWhere(filter: OpportunityFilter, { reader, today }: Asked): SQL {
  const and: SQL[] = [
    outcomeWhere(filter.outcome),
    isCounted,
    sql`${ofParent('deletedAt')} IS NULL`,
    parentReadableBy(submission, reader),
    parentReadableBy(submissions.id, reader),
  ];
  if (filter.stage !== null) and.push(sql`${stage} = ${filter.stage}`);
  if (filter.step === 'none') and.push(sql`${nextStep} IS NULL`);
  if (filter.step === 'overdue') and.push(sql`${nextStepDay} < ${today}::date`);
  if (filter.stepBy !== null) and.push(sql`${nextStepDay} <= ${filter.stepBy}::date`);
  if (filter.closing !== null) and.push(closingWhere(filter.closing));
  if (filter.stuckSince !== null)
    and.push(sql`${opportunities.stageSince} < ${filter.stuckSince}::date`);
  if (filter.closedFrom !== null) and.push(sql`${closedOn} >= ${filter.closedFrom}::date`);
  if (filter.currency !== null) and.push(sql`${opportunities.currency} = ${filter.currency}`);
  for (const dimension of dimensions) {
    const wanted = filter.by[dimension];
    if (wanted === undefined) continue;
    and.push(
      sql`${dimensionOf(dimension)} IS NOT DISTINCT FROM ${wanted === notSaid ? null : wanted}::text`,
    );
  }
  if (filter.found !== null) and.push(foundWhere(filter.found));
  if (filter.people !== null) and.push(ofPeople(filter.people));
  return sql.join(and, sql` AND `);
}

const outcomeWhere = (wanted: OpportunityFilter['outcome']): SQL =>
  wanted === 'open'
    ? sql`${outcome} IS NULL`
    : wanted === 'closed'
      ? sql`${outcome} IS NOT NULL`
      : sql`${outcome} = ${wanted}`;

const closingWhere = (month: string): SQL =>
  month === notSaid
    ? sql`${expectedClose} IS NULL`
    : sql`${expectedClose} >= ${`${month}-01`}::date
        AND ${expectedClose} < ${`${month}-01`}::date + interval '1 month'`;

/** Asks of each conversation, where few are asked of, and does not search all of the inbox. */
const foundWhere = (found: NonNullable<OpportunityFilter['found']>): SQL => {
  const parts = found.map(({ form, where }) => {
    const table = tableOf({ name: form });
    return sql`EXISTS (SELECT FROM ${table} WHERE ${table.id} = ${submissions.id} AND ${where})`;
  });
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` OR `)})`;
};

/** Also by the submissions of theirs, so that an index finds them and nobody reads all opportunities. */
const ofPeople = (people: SQL): SQL => sql`(
  ${submissions.person} IN (${people}) AND ${submission} IN (
    SELECT sent.id FROM ${submissions} AS sent WHERE sent.person IN (${people})
    UNION ALL SELECT lent.submission FROM ${merges} AS lent
    JOIN ${submissions} AS sent ON sent.id = lent.target WHERE sent.person IN (${people})
  ))`;
