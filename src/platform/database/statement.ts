import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { QueryConfig, QueryResult } from 'pg';

import type { Connection } from './connection';

const dialect = new PgDialect();

/** A statement as pg takes it. Its values are parameters and stand nowhere in the text. */
export function toQuery(statement: SQL): QueryConfig {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, values: params };
}

/** What answers a statement: a connection, or a transaction of a command. */
export type Queryable = Pick<Connection, 'query'>;

/**
 * @typeParam Row what the statement returns, as pg gives it: a time is a Date
 * @throws as `Connection.query`
 */
export const run = <Row extends object>(
  connection: Queryable,
  statement: SQL<Row> | SQL,
): Promise<QueryResult<Row>> => connection.query<Row>(toQuery(statement));

/** For some of the columns of a table an expression, or a value that becomes a parameter. */
export type Values<Table extends PgTable> = {
  readonly [Name in keyof Table['$inferSelect']]?: Table['$inferSelect'][Name] | SQL;
};

interface ValuedColumn {
  readonly name: SQL;
  /** Cast to the type of the column. */
  readonly value: SQL;
}

function valuedColumns<Table extends PgTable>(
  table: Table,
  values: Values<Table>,
): readonly ValuedColumn[] {
  const columns: Record<string, PgColumn> = getTableColumns<Table>(table);
  return Object.entries<unknown>(values).map(([key, value]) => {
    const column = columns[key];
    if (!column) throw new Error(`The table has no column ${key}`);
    const expression = is(value, SQL) ? value : asParameter(value, column);
    return {
      name: sql`${sql.identifier(column.name)}`,
      value: sql`CAST(${expression} AS ${sql.raw(column.getSQLType())})`,
    };
  });
}

const asParameter = (value: unknown, column: PgColumn): SQL =>
  value === null ? sql`NULL` : sql`${sql.param(value, column)}`;

const commaList = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/**
 * `INSERT INTO … SELECT …` into some of the columns; Drizzle's own builder wants all of them.
 * @param rest what follows the values: `FROM …` or `WHERE …`
 */
export function insertSelect<Table extends PgTable>(
  table: Table,
  values: Values<Table>,
  rest: SQL,
): SQL {
  const columns = valuedColumns(table, values);
  const names = commaList(columns.map(({ name }) => name));
  return sql`INSERT INTO ${table} (${names}) SELECT ${commaList(columns.map(({ value }) => value))} ${rest}`;
}

/** What follows `SET` in an update. */
export const assignments = <Table extends PgTable>(table: Table, values: Values<Table>): SQL =>
  commaList(valuedColumns(table, values).map(({ name, value }) => sql`${name} = ${value}`));

/** Whether a row has another value in one of the columns. */
export function differsFrom<Table extends PgTable>(table: Table, values: Values<Table>): SQL {
  const differences = valuedColumns(table, values).map(
    ({ name, value }) => sql`${table}.${name} IS DISTINCT FROM ${value}`,
  );
  return sql`(${sql.join(differences, sql` OR `)})`;
}
