import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';

/** A connection or a transaction of Drizzle's. */
export interface Executor {
  readonly execute: (statement: SQL) => PromiseLike<unknown>;
}

const answer = z.object({ rows: z.array(z.object({ statement: z.string() })) });

/**
 * Reads what the schema `public` consists of, but for views and what extensions brought, each part
 * as the statement that makes it. They can run in this order on an empty database, and two schemas
 * are equal when their statements are. The order of a table's columns is not in them.
 */
export async function readSchemaStatements(db: Executor): Promise<string[]> {
  const { rows } = answer.parse(await db.execute(sql.raw(everyPart)));
  return rows.map(({ statement }) => statement);
}

/** Functions and conditions may be written over several lines. */
const inOneLine = (text: string) => `regexp_replace(${text}, '\\s+', ' ', 'g')`;

/** A serial column is a sequence, a column with a default, and a sequence that has an owner. */
const everyPart = `
WITH
  of_extensions AS (SELECT objid FROM pg_depend WHERE deptype = 'e'),
  classes AS (
    SELECT oid, relname, relkind, format('%I', relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND oid NOT IN (TABLE of_extensions)
  ),
  tables AS (SELECT * FROM classes WHERE relkind IN ('r', 'p')),
  sequences AS (SELECT * FROM classes WHERE relkind = 'S'),
  columns AS (
    SELECT tables.oid, attnum, name AS "table", format('%I', attname) AS name,
      lpad(attnum::text, 4, '0') AS place, format_type(atttypid, atttypmod) AS type, attnotnull
    FROM tables JOIN pg_attribute ON attrelid = tables.oid
    WHERE attnum > 0 AND NOT attisdropped
  )
SELECT statement FROM (
  SELECT 1 AS step, typname::text AS about, format('CREATE TYPE %I AS ENUM (%s)', typname, (
      SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder)
      FROM pg_enum WHERE enumtypid = pg_type.oid)) AS statement
    FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'
      AND oid NOT IN (TABLE of_extensions)
  UNION ALL
  SELECT 2, name, format('CREATE SEQUENCE %s AS %s START WITH %s INCREMENT BY %s',
      name, seqtypid::regtype, seqstart, seqincrement)
    FROM sequences JOIN pg_sequence ON seqrelid = oid
  UNION ALL
  SELECT 3, oid::regprocedure::text, ${inOneLine('pg_get_functiondef(oid)')}
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')
      AND oid NOT IN (TABLE of_extensions)
  UNION ALL
  SELECT 4, name, format('CREATE TABLE %s ()', name) FROM tables
  UNION ALL
  SELECT 5, columns.table || place, format('ALTER TABLE %s ADD COLUMN %s %s%s%s',
      columns.table, name, type, ' DEFAULT ' || pg_get_expr(adbin, adrelid),
      CASE WHEN attnotnull THEN ' NOT NULL' END)
    FROM columns LEFT JOIN pg_attrdef ON adrelid = columns.oid AND adnum = attnum
  UNION ALL
  SELECT 6, sequences.name, format('ALTER SEQUENCE %s OWNED BY %s.%s',
      sequences.name, columns.table, columns.name)
    FROM sequences JOIN pg_depend ON objid = sequences.oid AND deptype = 'a'
    JOIN columns ON columns.oid = refobjid AND attnum = refobjsubid
  UNION ALL
  SELECT CASE contype WHEN 'f' THEN 8 ELSE 7 END, name || conname,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', name, conname,
        ${inOneLine('pg_get_constraintdef(pg_constraint.oid)')})
    FROM tables JOIN pg_constraint ON conrelid = tables.oid
    WHERE contype IN ('p', 'u', 'c', 'x', 'f')
  UNION ALL
  SELECT 9, index.relname, pg_get_indexdef(indexrelid)
    FROM tables JOIN pg_index ON indrelid = tables.oid
    JOIN pg_class AS index ON index.oid = indexrelid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  UNION ALL
  SELECT 10, tgname, pg_get_triggerdef(pg_trigger.oid)
    FROM tables JOIN pg_trigger ON tgrelid = tables.oid
    WHERE NOT tgisinternal
) AS parts ORDER BY step, about COLLATE "C"`;
