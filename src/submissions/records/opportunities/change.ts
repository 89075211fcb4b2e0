import { getTableColumns, sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { auditOf } from '@/platform/audit';
import { staffConnection } from '@/platform/database/staff-connection';
import { assignments, differsFrom, insertSelect, run } from '@/platform/database/statement';

import { queueOpportunityNews } from '../notices/staff-notices';
import { tableOf } from '../tables';
import type { Staff } from '../work';
import { stateColumns, stateJson } from './columns';
import { opportunities, opportunityChanges } from './opportunities-table';
import type { OpportunityState } from './opportunity';

/** What becomes of an opportunity. */
export type OpportunityChange =
  | { readonly make: OpportunityState }
  | { readonly patch: Partial<OpportunityState>; readonly expects: number }
  | { readonly remove: true; readonly expects: number };

export interface ChangeMeant {
  /** Of the submission. */
  readonly id: string;
  /** Of the change: by it, it can be undone. */
  readonly key: string;
  readonly change: OpportunityChange;
}

/** `clash`: it is another one since its page was made. `same`: there was nothing to change. */
export type ChangeOutcome = 'changed' | 'same' | 'clash' | 'gone';

const { submission, version } = opportunities;
const own = sql`${opportunities}`;

/**
 * Makes an opportunity, changes it or takes it away, and notes what it was, in one statement. It checks no
 * access: the caller has to.
 */
export async function changeOpportunity(
  form: FormDefinition,
  user: Staff,
  { id, key, change }: ChangeMeant,
): Promise<ChangeOutcome> {
  const table = tableOf(form);
  const { writes, before, after, detail } = partsOf(id, change);
  const expects = 'make' in change ? 0 : change.expects;
  const { rows } = await run(
    staffConnection,
    sql<{ isThere: boolean; isChanged: boolean; version: number | null }>`
      WITH here AS (SELECT ${table.id} AS id FROM ${table} WHERE ${table.id} = ${id}::uuid),
      was AS (
        SELECT ${opportunities}.* FROM ${opportunities} WHERE ${submission} = ${id}::uuid FOR UPDATE
      ),
      changed AS (${writes}),
      logged AS (
        INSERT INTO ${opportunityChanges} (id, submission, at, by, before, after, version)
        SELECT ${key}::uuid, id, clock_timestamp(), ${user.id}::uuid, ${before}, ${after}, version
        FROM changed
      ),
      touched AS (
        UPDATE ${table} SET ${assignments(table, { updatedAt: sql`now()`, activeAt: sql`now()` })}
        FROM changed WHERE ${table.id} = changed.id
      ),
      told AS (${queueOpportunityNews(form, happened)}),
      noted AS (${auditOf({ action: 'changed', user, collection: form.collection, detail }, sql`changed`)})
      SELECT EXISTS (SELECT FROM here) AS "isThere", EXISTS (SELECT FROM changed) AS "isChanged",
             (SELECT version FROM was) AS version`,
  );
  const [met] = rows;
  if (met?.isChanged) return 'changed';
  if (!met?.isThere) return 'gone';
  if ('make' in change) return 'clash';
  return met.version === expects && 'patch' in change ? 'same' : 'clash';
}

/** What the webhook is told; of one that was taken away, nothing. */
const happened = sql`(
  SELECT changed.id, changed.stage, CASE
    WHEN changed.is_gone THEN NULL
    WHEN was.submission IS NULL THEN 'created'
    WHEN changed.outcome IS DISTINCT FROM was.outcome THEN coalesce(changed.outcome, 'moved')
    WHEN changed.stage <> was.stage THEN 'moved'
  END AS event
  FROM changed LEFT JOIN was ON was.submission = changed.id
) AS happened`;

/** One that is made again is another one than before. */
const nextVersion = sql`coalesce((
  SELECT max(${opportunityChanges.version}) + 1 FROM ${opportunityChanges}
  WHERE ${opportunityChanges.submission} = here.id), 1)`;

interface Parts {
  /** Gives back `id`, `version`, `stage`, `outcome` and `is_gone`. */
  readonly writes: SQL;
  readonly before: SQL;
  readonly after: SQL;
  /** For the audit log, which outlives the submission. */
  readonly detail: string;
}

function partsOf(id: string, change: OpportunityChange): Parts {
  const returning = sql`RETURNING ${submission} AS id, ${version}, ${opportunities.stage} AS stage,
    ${opportunities.outcome} AS outcome, ${'remove' in change}::boolean AS is_gone`;
  if ('make' in change)
    return {
      writes: sql`
        ${insertSelect(
          opportunities,
          { submission: sql`here.id`, ...valuesOf(change.make), version: nextVersion },
          sql`FROM here`,
        )} ON CONFLICT DO NOTHING ${returning}`,
      before: sql`NULL::jsonb`,
      after: json(change.make),
      detail: 'opportunity made',
    };
  const asSeen = sql`${submission} = ${id}::uuid AND was.submission = ${submission}
    AND was.version = ${change.expects}`;
  if ('remove' in change)
    return {
      writes: sql`DELETE FROM ${opportunities} USING was WHERE ${asSeen} ${returning}`,
      before: sql`(SELECT ${stateJson(sql`was`)} FROM was)`,
      after: sql`NULL::jsonb`,
      detail: 'opportunity taken away',
    };
  const values = valuesOf(change.patch);
  const moved = 'stage' in change.patch || 'outcome' in change.patch;
  const since = moved
    ? sql`CASE WHEN ${differsFrom(opportunities, valuesOf(placeOf(change.patch)))}
          THEN now() ELSE ${opportunities.stageSince} END`
    : sql`${opportunities.stageSince}`;
  return {
    writes: sql`
      UPDATE ${opportunities} SET ${assignments(opportunities, {
        ...values,
        stageSince: since,
        version: sql`${version} + 1`,
      })} FROM was WHERE ${asSeen} AND ${differsFrom(opportunities, values)} ${returning}`,
    before: sql`(SELECT ${stateJson(sql`was`, Object.keys(change.patch))} FROM was)`,
    after: json(change.patch),
    detail: moved ? 'opportunity moved' : 'opportunity changed',
  };
}

const json = (state: Partial<OpportunityState>): SQL => sql`${JSON.stringify(state)}::jsonb`;

const placeOf = ({ stage, outcome }: Partial<OpportunityState>): Partial<OpportunityState> => ({
  ...(stage === undefined ? {} : { stage }),
  ...(outcome === undefined ? {} : { outcome }),
});

const columns = getTableColumns(opportunities);

/** As parameters that the database casts: a bigint comes as digits. */
const valuesOf = (state: Partial<OpportunityState>) =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => name in columns)
      .map(([name, value]) => [name, value === null ? sql`NULL` : sql`${value}`]),
  );

/** Something that was done to an opportunity. */
export interface OpportunityDeed {
  readonly id: string;
  readonly submission: string;
  /** In ISO 8601. */
  readonly at: string;
  /** The id of who did it; null once the account is gone. */
  readonly by: string | null;
  readonly before: Partial<OpportunityState> | null;
  readonly after: Partial<OpportunityState> | null;
  readonly version: number;
}

const deedColumns = sql`
  ${opportunityChanges.id}, ${opportunityChanges.submission}, ${opportunityChanges.at},
  ${opportunityChanges.by}, ${opportunityChanges.before}, ${opportunityChanges.after},
  ${opportunityChanges.version}`;

const toDeed = (row: Omit<OpportunityDeed, 'at'> & { at: Date }): OpportunityDeed => ({
  ...row,
  at: row.at.toISOString(),
});

/** What was done to the opportunities of these submissions, the last first. It checks no access. */
export async function listOpportunityDeeds(
  ids: readonly string[],
  limit: number,
): Promise<readonly OpportunityDeed[]> {
  if (ids.length === 0) return [];
  const { rows } = await run(
    staffConnection,
    sql<Omit<OpportunityDeed, 'at'> & { at: Date }>`
      SELECT ${deedColumns} FROM ${opportunityChanges}
      WHERE ${opportunityChanges.submission} = ANY(${sql.param(ids)}::uuid[])
      ORDER BY ${opportunityChanges.at} DESC, ${opportunityChanges.version} DESC LIMIT ${limit}`,
  );
  return rows.map(toDeed);
}

/** One of them, by its key and who did it. */
export async function getOpportunityDeed(
  key: string,
  user: string,
): Promise<OpportunityDeed | null> {
  const { rows } = await run(
    staffConnection,
    sql<Omit<OpportunityDeed, 'at'> & { at: Date }>`
      SELECT ${deedColumns} FROM ${opportunityChanges}
      WHERE ${opportunityChanges.id} = ${key}::uuid AND ${opportunityChanges.by} = ${user}::uuid`,
  );
  const [row] = rows;
  return row ? toDeed(row) : null;
}

/** All that is kept of the opportunity of a submission, as it stands in its person's file. */
export async function wholeOpportunity(id: string) {
  const { rows } = await run(
    staffConnection,
    sql<OpportunityState>`
      SELECT ${stateColumns(own)} FROM ${opportunities} WHERE ${submission} = ${id}::uuid`,
  );
  const deeds = await listOpportunityDeeds([id], 1000);
  return {
    opportunity: rows[0] ?? null,
    opportunityChanges: deeds.map(({ at, before, after }) => ({ at, before, after })),
  };
}

/** How many stand in each stage and have not ended. */
export async function countByStage(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await run(
    staffConnection,
    sql<{ stage: string; count: number }>`
      SELECT ${opportunities.stage} AS stage, count(*)::int AS count FROM ${opportunities}
      WHERE ${opportunities.outcome} IS NULL GROUP BY 1`,
  );
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}
