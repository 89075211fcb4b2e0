import { sql } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from '../made/readers';
import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';

/** From when to when, in ISO 8601, the end left out. */
interface Span {
  readonly begins: string;
  readonly ends: string;
}

/** How many submissions of a form came in each span, in the spans' order; the trash is left out. */
export async function countInSpans(
  form: Pick<FormDefinition, 'name'>,
  spans: readonly Span[],
  reader: Reader,
): Promise<number[]> {
  const table = tableOf(form);
  const begins = sql.param(spans.map((span) => span.begins));
  const ends = sql.param(spans.map((span) => span.ends));
  const { rows } = await run(
    staffConnection,
    sql<{ count: number }>`
      SELECT count(${table.id})::int AS count
      FROM unnest(${begins}::timestamptz[], ${ends}::timestamptz[])
        WITH ORDINALITY AS span (begins, ends, place)
      LEFT JOIN ${table}
        ON ${table.submittedAt} >= span.begins AND ${table.submittedAt} < span.ends
        AND ${table.deletedAt} IS NULL AND ${readableBy(form, reader)} AND ${isNoTest(form)}
      GROUP BY span.place ORDER BY span.place`,
  );
  return rows.map(({ count }) => count);
}

/** Of what came since, and had an answer: how many, and the median of the time that it took. */
export async function repliesSince(
  form: Pick<FormDefinition, 'name'>,
  since: string,
  reader: Reader,
): Promise<{ replied: number; medianReplySeconds: number | null }> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ median: number | null; replied: number }>`
      SELECT extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (
               ORDER BY ${table.repliedAt} - ${table.submittedAt}))::float8 AS median,
             count(*)::int AS replied
      FROM ${table}
      WHERE ${table.repliedAt} IS NOT NULL AND ${table.deletedAt} IS NULL
        AND ${table.submittedAt} >= ${since}::timestamptz AND ${readableBy(form, reader)} AND ${isNoTest(form)}`,
  );
  return { replied: rows[0]?.replied ?? 0, medianReplySeconds: rows[0]?.median ?? null };
}
