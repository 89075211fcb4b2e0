import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { tableOf } from '../tables';

/** Submissions of one form that are to be counted. */
export interface Countable {
  readonly form: Pick<FormDefinition, 'name'>;
  /** On the columns of its table; absent where all of them count. */
  readonly where: SQL | undefined;
}

/**
 * How many there are of each, in one statement that reads no further than `most`.
 * @returns in their order, `most` where there are as many or more
 */
export async function countCapped(
  countables: readonly Countable[],
  most: number,
): Promise<readonly number[]> {
  if (countables.length === 0) return [];
  const counts = countables.map(({ form, where }) => {
    const condition = where ? sql`WHERE ${where}` : sql``;
    return sql`(
      SELECT count(*)::int FROM (SELECT FROM ${tableOf(form)} ${condition} LIMIT ${most}) AS found
    )`;
  });
  const { rows } = await run(
    staffConnection,
    sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts, sql`, `)}] AS counts`,
  );
  return rows[0]?.counts ?? [];
}
