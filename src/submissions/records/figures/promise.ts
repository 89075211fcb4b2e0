import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from '../made/readers';
import { tableOf } from '../tables';
import type { FirstReply } from './first-replies';
import { firstReplyIs, isCounted, replyColumns, segmentOf } from './first-reply';
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
  { now, reader }: { now: string; reader: Reader },
): Promise<readonly PromiseWeek[]> {
  const { rows } = await run(
    staffConnection,
    sql<PromiseWeek>`
      WITH sent AS (
        SELECT (${sql.param(segments.map(({ week }) => week))}::integer[])
                 [part] AS week,
               ${tableOf(form).submittedAt} AS submitted_at, ${replyColumns(form, segments)}
        FROM ${tableOf(form)}, ${segmentOf(form, segments)} WHERE ${isCounted(form, segments)}
          AND ${readableBy(form, reader)}
      )
      SELECT week, ${counted('in-time', now)} AS "inTime", ${counted('late', now)} AS late,
             ${counted('overdue', now)} AS overdue, ${counted('rest', now)} AS rest,
             extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
               ORDER BY replied_at - submitted_at))::float8 AS "medianReplySeconds"
      FROM sent GROUP BY week ORDER BY week`,
  );
  return rows;
}

const counted = (outcome: FirstReply, now: string): SQL =>
  sql`count(*) FILTER (WHERE ${firstReplyIs(outcome, now)})::int`;
