import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';

const dialect = new PgDialect();

/** What Drizzle writes of a statement on the generated tables, as `pg` takes it. */
export function toQuery(statement: SQL): QueryConfig {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { text: sql, values: params };
}
