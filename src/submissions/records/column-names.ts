import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { FormDefinition } from '@/forms';

import { tableOf } from './tables';

/** Without their table, as INSERT wants them. */
export const columnNames = (...columns: PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** The columns of these names; without one of them the process ends as it starts. */
export function columnsOf(form: FormDefinition, names: readonly string[]): PgColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(tableOf(form));
  return names.map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`${form.collection} has no column for ${name}`);
    return column;
  });
}
