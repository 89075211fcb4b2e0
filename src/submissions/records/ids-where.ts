import { sql, type SQL } from 'drizzle-orm';

import type { FormDefinition, Status } from '@/forms';
import { staffConnection } from '@/platform/database/staff-connection';
import { run } from '@/platform/database/statement';

import { lastWordOf } from './last-word';
import { tableOf } from './tables';

interface Order {
  readonly column: 'submittedAt' | 'lastWord' | 'name' | 'email';
  readonly descending: boolean;
}

/**
 * The first of a form's submissions that meet a condition on its table, in an order in which the id
 * decides between equals. It checks no access: the caller has to.
 */
export async function idsWhere(
  form: Pick<FormDefinition, 'name'>,
  where: SQL,
  { order, limit }: { order: Order; limit: number },
): Promise<readonly string[]> {
  const table = tableOf(form);
  const direction = order.descending ? sql`DESC` : sql`ASC`;
  const { column } = order;
  const by = column === 'lastWord' ? lastWordOf(form) : sql`${table[column]}`;
  const { rows } = await run(
    staffConnection,
    sql<{ id: string }>`
      SELECT ${table.id} FROM ${table} WHERE ${where}
      ORDER BY ${by} ${direction}, ${table.id} ${direction} LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Some that meet a condition, by their ids, each with its status. It checks no access: the caller has to. */
export async function statesWhere(
  form: Pick<FormDefinition, 'name'>,
  where: SQL,
  limit: number,
): Promise<readonly { readonly id: string; readonly status: Status }[]> {
  const table = tableOf(form);
  const { rows } = await run(
    staffConnection,
    sql<{ id: string; status: Status }>`
      SELECT ${table.id}, ${table.status} FROM ${table} WHERE ${where}
      ORDER BY ${table.id} LIMIT ${limit}`,
  );
  return rows;
}
