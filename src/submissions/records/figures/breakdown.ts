import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from '../made/readers';
import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';

/** What submissions can be counted by: a choice of the form, or where they came from. */
export type Dimension = { readonly choice: string } | 'landing' | 'source';

export interface Group {
  /** Null is not given, or not known. */
  readonly value: string | null;
  readonly count: number;
  readonly replied: number;
}

function expressionOf(form: FormDefinition, dimension: Dimension): SQL {
  const table = tableOf(form);
  if (dimension === 'landing') return sql`${table.source_landingPage}`;
  // As the inbox filters by it (src/inbox/list/submission-query.ts).
  if (dimension === 'source')
    return sql`COALESCE(${table.source_utmSource}, ${table.source_referrer})`;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = columns[dimension.choice];
  if (!column) throw new Error(`${form.collection} has no column for ${dimension.choice}`);
  return sql`${column}`;
}

/** How many came since then and not in the trash, by a dimension, most first. */
export async function countBy(
  form: FormDefinition,
  dimension: Dimension,
  { since, limit, reader }: { since: string; limit: number; reader: Reader },
): Promise<readonly Group[]> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<Group>`
      SELECT ${expressionOf(form, dimension)}::text AS value, count(*)::int AS count,
             count(${table.repliedAt})::int AS replied
      FROM ${table}
      WHERE ${table.deletedAt} IS NULL AND ${table.submittedAt} >= ${since}::timestamptz
        AND ${readableBy(form, reader)} AND ${isNoTest(form)}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`,
  );
  return rows;
}
