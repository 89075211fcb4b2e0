import { sql, type SQL } from 'drizzle-orm';

import { formList, type FormDefinition } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { readableBy, type Reader } from '../made/readers';
import { isNoTest } from '../made/tests';
import { tableOf } from '../tables';
import { openStates } from './open-work';

/**
 * How many open submissions of all forms meet each of some conditions, and how many are open at all,
 * in one statement: the index of open work holds all that it asks for (`withWorkIndexes`).
 */
export async function countOpen<Name extends string>(
  names: readonly Name[],
  conditionOf: (form: FormDefinition, name: Name) => SQL,
  reader: Reader,
): Promise<Readonly<Record<Name | 'unfinished', number>>> {
  const countsOf = (form: FormDefinition): SQL => {
    const { deletedAt, status } = tableOf(form);
    const counts = names.map(
      (name) => sql`count(*) FILTER (WHERE ${conditionOf(form, name)}) AS ${sql.identifier(name)}`,
    );
    return sql`
      SELECT count(*) AS unfinished, ${sql.join(counts, sql`, `)} FROM ${tableOf(form)}
      WHERE ${deletedAt} IS NULL AND ${status} IN (${openStates}) AND ${readableBy(form, reader)} AND ${isNoTest(form)}`;
  };
  const sums = ['unfinished', ...names].map(
    (name) => sql`sum(${sql.identifier(name)})::int AS ${sql.identifier(name)}`,
  );
  const { rows } = await run(
    staffConnection,
    sql<Record<Name | 'unfinished', number>>`
      SELECT ${sql.join(sums, sql`, `)}
      FROM (${sql.join(formList.map(countsOf), sql` UNION ALL `)}) AS counts`,
  );
  if (!rows[0]) throw new Error('A count has no row');
  return rows[0];
}
