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

/** What was answered, as JSON by the names of the fields. */
export function answersAsJson(form: FormDefinition): SQL {
  const names = form.fields.map(({ name }) => name);
  const pairs = columnsOf(form, names).map((column, at) => sql`${names[at]}::text, ${column}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The columns of these names; without one of them the process ends as it starts. */
export function columnsOf(form: FormDefinition, names: readonly string[]): PgColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns(tableOf(form));
  return names.map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`${form.collection} has no column for ${name}`);
    return column;
  });
}
