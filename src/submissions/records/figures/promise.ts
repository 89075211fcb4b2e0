import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { openStates } from '../queue/open-states';
import { tableOf } from '../tables';
import type { Segment } from './promise-segments';

/** A part of a day, and the number of its week. */
export type WeekSegment = Segment & { readonly week: number };

/** Of what came in a week and is no spam. */
export interface PromiseWeek {
  readonly week: number;
  readonly inTime: number;
  readonly late: number;
  /** Open, and past its time. */
  readonly overdue: number;
  /** Open and not due yet, or closed without an answer. */
  readonly rest: number;
  readonly medianReplySeconds: number | null;
}

/** How first replies stand against the promise, by week. A week in which nothing came has no row. */
export async function promiseByWeek(
  form: Pick<FormDefinition, 'name'>,
  segments: readonly WeekSegment[],
  now: string,
): Promise<readonly PromiseWeek[]> {
  const table = tableOf(form);
  const isoTimes = (of: (segment: WeekSegment) => number) =>
    sql.param(segments.map((segment) => new Date(of(segment)).toISOString()));
  const { rows } = await run(
    staffConnection,
    sql<PromiseWeek>`
      WITH part AS MATERIALIZED (
        SELECT * FROM unnest(
          ${isoTimes(({ begins }) => begins)}::timestamptz[],
          ${isoTimes(({ ends }) => ends)}::timestamptz[],
          ${isoTimes(({ due }) => due)}::timestamptz[],
          ${sql.param(segments.map(({ isRising }) => isRising))}::boolean[],
          ${sql.param(segments.map(({ week }) => week))}::integer[]
        ) AS part (begins, ends, due, is_rising, week)
      ),
      sent AS (
        SELECT part.week, ${table.submittedAt} AS submitted_at, ${table.repliedAt} AS replied_at,
               ${table.status} IN (${openStates}) AS is_open,
               part.due + CASE WHEN part.is_rising THEN ${table.submittedAt} - part.begins
                          ELSE interval '0' END AS due
        FROM part JOIN ${table}
          ON ${table.submittedAt} >= part.begins AND ${table.submittedAt} < part.ends
        WHERE ${table.deletedAt} IS NULL AND ${table.quarantinedFor} IS NULL
          AND ${table.status} <> 'spam'
      ),
      counted AS (
        SELECT week, count(*)::int AS total,
               count(*) FILTER (WHERE replied_at <= due)::int AS "inTime",
               count(*) FILTER (WHERE replied_at > due)::int AS late,
               count(*) FILTER (WHERE replied_at IS NULL AND is_open AND due < ${now}::timestamptz)
                 ::int AS overdue,
               extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
                 ORDER BY replied_at - submitted_at))::float8 AS "medianReplySeconds"
        FROM sent GROUP BY week
      )
      SELECT week, "inTime", late, overdue, total - "inTime" - late - overdue AS rest,
             "medianReplySeconds"
      FROM counted ORDER BY week`,
  );
  return rows;
}
