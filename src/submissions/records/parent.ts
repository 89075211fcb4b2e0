import { sql, type SQL } from 'drizzle-orm';
import { pgTable, uuid, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

import { formList, type FormDefinition, type FormName } from '@/forms';
import { byName } from '@/platform/by-name';

import { tableNameOf, tableOf } from './tables';

/**
 * Which submission a mail or a file belongs to. Such a row has a column for each form, of which one is
 * filled: nobody else needs to know, so that one column may take their place.
 */
export interface Parent {
  readonly form: FormName;
  readonly id: string;
}

type Named = Pick<FormDefinition, 'name'>;

const keyName = ({ name }: Named) => `${name}Id` as const;

/** As it is called in the database. */
export const columnName = ({ name }: Named): string => `${name}_id`;

const keys = formList.map((form) => ({ name: keyName(form), form }));

/** By its name: what generates the table of a form that is new does not know it yet. */
const idOf = (form: Named): PgColumn =>
  pgTable(tableNameOf(form), { id: uuid('id').primaryKey() }).id;

/** The columns, for the definition of a table. The database erases such a row with its submission. */
export const parentColumns = () =>
  byName(keys, ({ form }) =>
    uuid(columnName(form)).references(() => idOf(form), { onDelete: 'cascade' }),
  );

interface ParentKey<Column> {
  readonly form: FormDefinition;
  readonly column: Column;
}

/** Of a table that has them, one for each form. */
export function parentKeys<Column>(
  columns: Readonly<Record<`${FormName}Id`, Column>>,
): [ParentKey<Column>, ...ParentKey<Column>[]] {
  const of = (form: FormDefinition) => ({ form, column: columns[keyName(form)] });
  const [first, ...others] = formList;
  return [of(first), ...others.map(of)];
}

/** The one that is filled for the submissions of a form. */
export const parentColumn = <Column extends PgColumn>(
  columns: Readonly<Record<`${FormName}Id`, Column>>,
  form: Named,
): Column => columns[keyName(form)];

/** For `insertSelect` and `assignments`: the row belongs to a submission of this form. */
export const belongsTo = <Value>(form: Named, id: Value) =>
  byName([{ name: keyName(form) }], () => id);

/** A table with these columns, or what a statement calls its rows. */
type Row = SQL | PgTable;

const columnOf = (row: Row, form: Named): SQL => sql`${row}.${sql.identifier(columnName(form))}`;

const columnsOf = (row: Row): SQL[] => formList.map((form) => columnOf(row, form));

/** The id of the submission; NULL for a row without one. */
export const parentId = (row: Row): SQL => sql`coalesce(${sql.join(columnsOf(row), sql`, `)})`;

/** The name of its form; NULL for a row without one. */
export const parentForm = (row: Row): SQL => {
  const cases = formList.map(
    (form) => sql`WHEN ${columnOf(row, form)} IS NOT NULL THEN ${form.name}::text`,
  );
  return sql`CASE ${sql.join(cases, sql` `)} END`;
};

/** A `Parent` as JSON; NULL for a row without one. */
export const parentOf = (row: Row): SQL => sql`
  CASE WHEN ${parentId(row)} IS NOT NULL
       THEN jsonb_build_object('form', ${parentForm(row)}, 'id', ${parentId(row)}) END`;

/** Whether a row belongs to one of these submissions. */
export const belongsToOneOf = (row: Row, ids: readonly string[]): SQL => {
  const known = sql.param(ids);
  const conditions = columnsOf(row).map((column) => sql`${column} = ANY(${known}::uuid[])`);
  return sql`(${sql.join(conditions, sql` OR `)})`;
};

/** Whether two rows belong to the same submission. */
export const haveSameParent = (row: Row, other: Row): SQL => {
  const conditions = formList.map((form) => sql`${columnOf(row, form)} = ${columnOf(other, form)}`);
  return sql`(${sql.join(conditions, sql` OR `)})`;
};

/** The submission of each row, in the tables of all forms: of them, `ofParent` takes its columns. */
export const joinParents = (row: Row): SQL =>
  sql.join(
    formList.map((form) => {
      const table = tableOf(form);
      return sql`LEFT JOIN ${table} ON ${table.id} = ${columnOf(row, form)}`;
    }),
    sql` `,
  );

/** A column of a submission that `joinParents` has joined. */
export const ofParent = (column: 'reference' | 'name' | 'deletedAt'): SQL => {
  const columns = formList.map((form) => sql`${tableOf(form)[column]}`);
  return sql`coalesce(${sql.join(columns, sql`, `)})`;
};
