import { sql, type SQL } from 'drizzle-orm';

import { formList } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { columnsOf } from '../column-names';
import { companyFields } from '../notations';
import { ofParent, parentOf, submissions, type Parent } from '../parent';
import { stateColumns } from './columns';
import {
  counted,
  opportunityWhere,
  probabilityOf,
  type Asked,
  type OpportunityFilter,
} from './filter';
import { opportunities } from './opportunities-table';
import type { Opportunity, OpportunityState } from './opportunity';

/** An opportunity with what a list says of its conversation. */
export interface OpportunityRow extends Opportunity {
  /** The submission that it was made of. */
  readonly of: Parent;
  /** Where it stands: another one after a merge. */
  readonly conversation: Parent;
  readonly reference: string;
  readonly name: string;
  /** Null, or empty, where nobody knows it. */
  readonly email: string | null;
  readonly company: string | null;
  /** When it came in, in ISO 8601. */
  readonly submittedAt: string;
  /** The id of a user. */
  readonly assignee: string | null;
}

const { submission, stage, stageSince, nextStepDay, expectedClose, value, closedOn } =
  opportunities;

const company = (): SQL => {
  const columns = formList.flatMap((form) => columnsOf(form, companyFields(form)));
  return columns.length === 0
    ? sql`NULL::text`
    : sql`coalesce(${sql.join(
        columns.map((column) => sql`${column}`),
        sql`, `,
      )})`;
};

const rowColumns = (): SQL => sql`
  ${stateColumns(sql`${opportunities}`)}, ${stageSince} AS "stageSince",
  ${opportunities.version} AS version, ${parentOf(submission)} AS of,
  jsonb_build_object('form', ${submissions.form}, 'id', ${submissions.id}) AS conversation,
  ${ofParent('reference')} AS reference, ${ofParent('name')} AS name, ${ofParent('email')} AS email,
  ${company()} AS company, ${ofParent('submittedAt')} AS "submittedAt",
  ${ofParent('assignee')} AS assignee`;

type Moment = 'stageSince' | 'submittedAt';
type Raw = Omit<OpportunityRow, Moment> & Record<Moment, Date>;

const toRow = (row: Raw): OpportunityRow => ({
  ...row,
  stageSince: row.stageSince.toISOString(),
  submittedAt: row.submittedAt.toISOString(),
});

/** The orders of a list, by their names in the address. */
export const orders = ['step', 'close', 'value', 'stage', 'closed'] as const;
export type Order = (typeof orders)[number];

const orderOf = (order: Order, stages: Asked['stages']): SQL => {
  switch (order) {
    case 'step':
      return sql`${nextStepDay} NULLS LAST`;
    case 'close':
      return sql`${expectedClose} NULLS LAST`;
    case 'value':
      return sql`${opportunities.currency} NULLS LAST, ${value} DESC NULLS LAST`;
    case 'stage':
      return sql`array_position(${sql.param(stages.map(({ key }) => key))}::text[], ${stage}), ${nextStepDay} NULLS LAST`;
    case 'closed':
      return sql`${closedOn} DESC NULLS LAST`;
  }
};

interface Page {
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** It checks no access but that of the reader to forms. */
export async function listOpportunities(
  filter: OpportunityFilter,
  asked: Asked,
  { order, limit, offset }: Page,
): Promise<readonly OpportunityRow[]> {
  const { rows } = await run(
    staffConnection,
    sql<Raw>`
      SELECT ${rowColumns()} ${counted} WHERE ${opportunityWhere(filter, asked)}
      ORDER BY ${orderOf(order, asked.stages)}, ${submission} LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map(toRow);
}

/** The first of each stage: those whose next step is due first, then those that stand there longest. */
export async function listByStage(
  filter: OpportunityFilter,
  asked: Asked,
  limit: number,
): Promise<readonly OpportunityRow[]> {
  const { rows } = await run(
    staffConnection,
    sql<Raw>`
      SELECT ranked.* FROM (
        SELECT ${rowColumns()}, row_number() OVER (
          PARTITION BY ${stage} ORDER BY ${nextStepDay} NULLS LAST, ${stageSince}, ${submission}
        ) AS place
        ${counted} WHERE ${opportunityWhere(filter, asked)}
      ) AS ranked WHERE place <= ${limit} ORDER BY place`,
  );
  return rows.map(toRow);
}

/** What stands somewhere, in one currency. */
export interface Sum {
  readonly stage: OpportunityState['stage'];
  readonly outcome: OpportunityState['outcome'];
  /** Null is those without a value. */
  readonly currency: string | null;
  readonly count: number;
  /** In the smallest unit; digits. */
  readonly whole: string;
  /** Each by its probability. */
  readonly weighted: string;
}

/** How many there are and what they are worth, by stage, outcome and currency. */
export async function sumOpportunities(
  filter: OpportunityFilter,
  asked: Asked,
): Promise<readonly Sum[]> {
  const { rows } = await run(
    staffConnection,
    sql<Sum>`
      SELECT ${stage} AS stage, ${opportunities.outcome} AS outcome,
             ${opportunities.currency} AS currency, count(*)::int AS count,
             ${sums(asked.stages)}
      ${counted} WHERE ${opportunityWhere(filter, asked)} GROUP BY 1, 2, 3`,
  );
  return rows;
}

/** `whole` and `weighted` of a group, as text: they may be larger than a number holds. */
export const sums = (stages: Asked['stages']): SQL => sql`
  coalesce(sum(${value}), 0)::numeric(38, 0)::text AS whole,
  round(coalesce(sum(${value} * ${probabilityOf(stages)}), 0) / 100.0)::numeric(38, 0)::text AS weighted`;
