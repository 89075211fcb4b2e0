import { sql } from 'drizzle-orm';

import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';
import { place } from '~/site.config';

import { ofParent } from '../parent';
import {
  allOpen,
  counted,
  dimensionOf,
  opportunityWhere,
  type Asked,
  type Dimension,
} from './filter';
import { sums } from './list';
import { opportunities, opportunityChanges } from './opportunities-table';

const { submission, expectedClose, outcome, closedOn, currency, value } = opportunities;

/** What is expected to end in a month, in one currency. */
export interface Forecast {
  /** `2026-11`; null where no day is said. */
  readonly month: string | null;
  /** Null is those without a value. */
  readonly currency: string | null;
  readonly count: number;
  /** In the smallest unit; digits. */
  readonly whole: string;
  readonly weighted: string;
}

export async function forecast(asked: Asked): Promise<readonly Forecast[]> {
  const { rows } = await run(
    staffConnection,
    sql<Forecast>`
      SELECT to_char(${expectedClose}, 'YYYY-MM') AS month, ${currency} AS currency,
             count(*)::int AS count, ${sums(asked.stages)}
      ${counted} WHERE ${opportunityWhere(allOpen, asked)} GROUP BY 1, 2 ORDER BY 1 NULLS LAST, 2`,
  );
  return rows;
}

/** How what ended did, of one value of a dimension. */
export interface Ended {
  /** Null is not known. */
  readonly value: string | null;
  readonly won: number;
  readonly lost: number;
  /** What was won, by currency, in the smallest unit; digits. */
  readonly wonSums: Readonly<Record<string, string>>;
}

/** What ended since a day, by a dimension, most first. */
export async function endedBy(
  dimension: Dimension | null,
  since: string,
  asked: Asked,
): Promise<readonly Ended[]> {
  const filter = { ...allOpen, outcome: 'closed', closedFrom: since } as const;
  const by = dimension === null ? sql`NULL::text` : dimensionOf(dimension);
  const { rows } = await run(
    staffConnection,
    sql<Ended>`
      WITH ended AS (
        SELECT ${by} AS value, ${outcome} AS outcome, ${currency} AS currency, ${value} AS worth
        ${counted} WHERE ${opportunityWhere(filter, asked)}
      ),
      sums AS (
        SELECT value, jsonb_object_agg(currency, total::text) AS sums FROM (
          SELECT value, currency, sum(worth) AS total FROM ended
          WHERE outcome = 'won' AND currency IS NOT NULL GROUP BY 1, 2
        ) AS won GROUP BY 1
      )
      SELECT ended.value AS value, count(*) FILTER (WHERE outcome = 'won')::int AS won,
             count(*) FILTER (WHERE outcome = 'lost')::int AS lost,
             coalesce((SELECT sums FROM sums WHERE sums.value IS NOT DISTINCT FROM ended.value), '{}')
               AS "wonSums"
      FROM ended GROUP BY 1 ORDER BY count(*) DESC, 1`,
  );
  return rows;
}

/** Why what ended since a day did so, most first. */
export async function endedReasons(
  since: string,
  asked: Asked,
): Promise<readonly { outcome: 'won' | 'lost'; reason: string | null; count: number }[]> {
  const filter = { ...allOpen, outcome: 'closed', closedFrom: since } as const;
  const { rows } = await run(
    staffConnection,
    sql<{ outcome: 'won' | 'lost'; reason: string | null; count: number }>`
      SELECT ${outcome} AS outcome, ${opportunities.reason} AS reason, count(*)::int AS count
      ${counted} WHERE ${opportunityWhere(filter, asked)} GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
  );
  return rows;
}

export interface StageTime {
  /** The key of a stage. */
  readonly stage: string;
  /** How often something stood there. */
  readonly count: number;
  readonly medianSeconds: number;
}

/** How long opportunities stood in each stage, those that still stand there as long as until now. */
export async function timeInStages(since: string, asked: Asked): Promise<readonly StageTime[]> {
  const { at, before, after } = opportunityChanges;
  const open = opportunityWhere(allOpen, asked);
  const ended = opportunityWhere({ ...allOpen, outcome: 'closed', closedFrom: since }, asked);
  const { rows } = await run(
    staffConnection,
    sql<StageTime>`
      WITH chosen AS (
        SELECT ${submission} AS submission ${counted} WHERE (${open}) OR (${ended})
      ),
      places AS (
        SELECT ${opportunityChanges.submission} AS submission, ${at} AS at, ${after} AS after,
               ${after} ->> 'stage' AS stage,
               ${after} IS NOT NULL AND ${after} ->> 'outcome' IS NULL AS is_open
        FROM ${opportunityChanges} JOIN chosen ON chosen.submission = ${opportunityChanges.submission}
        WHERE ${before} IS NULL OR ${after} IS NULL OR ${after} ? 'outcome'
      ),
      stints AS (
        SELECT stage, is_open,
               coalesce(lead(at) OVER (PARTITION BY submission ORDER BY at), now()) - at AS took
        FROM places
      )
      SELECT stage, count(*)::int AS count,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM took))::float8
               AS "medianSeconds"
      FROM stints WHERE is_open AND stage IS NOT NULL GROUP BY 1`,
  );
  return rows;
}

/** Medians over what was won since a day; null where there is nothing to take them of. */
export interface WonTimes {
  readonly won: number;
  readonly toFirstReplySeconds: number | null;
  /** Whole days. */
  readonly fromReplyDays: number | null;
  readonly fromEnquiryDays: number | null;
}

export async function wonTimes(since: string, asked: Asked): Promise<WonTimes> {
  const filter = { ...allOpen, outcome: 'won', closedFrom: since } as const;
  const zone = place.timeZone;
  const { rows } = await run(
    staffConnection,
    sql<WonTimes>`
      WITH won AS (
        SELECT ${ofParent('submittedAt')} AS asked, ${ofParent('repliedAt')} AS replied,
               ${closedOn} AS day
        ${counted} WHERE ${opportunityWhere(filter, asked)}
      )
      SELECT count(*)::int AS won,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM replied - asked))::float8
               AS "toFirstReplySeconds",
             percentile_cont(0.5) WITHIN GROUP (
               ORDER BY CASE WHEN replied IS NOT NULL
                 THEN greatest(0, day - (replied AT TIME ZONE ${zone})::date) END)::float8 AS "fromReplyDays",
             percentile_cont(0.5) WITHIN GROUP (
               ORDER BY greatest(0, day - (asked AT TIME ZONE ${zone})::date))::float8 AS "fromEnquiryDays"
      FROM won`,
  );
  return (
    rows[0] ?? { won: 0, toFirstReplySeconds: null, fromReplyDays: null, fromEnquiryDays: null }
  );
}
