import { createReadStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { migrationsTable } from '../../src/platform/payload/table-names.mjs';
import { Failure } from '../steps/failure.mjs';
import { writeChecked } from './checked-files.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

const quote = pg.escapeIdentifier;

/** Counts of the last minutes, by network: nobody needs them again. */
const passing = ['rate_limits'];

/** What COPY writes must not depend on the settings of one server. */
const plainly = `SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD';
  SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET statement_timeout = 0`;

/**
 * @template Result
 * @param {string} url
 * @param {string} begin the transaction's first statement
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function inTransaction(url, begin, work) {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' });
  await client.connect();
  try {
    await client.query(`${plainly}; ${begin}`);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    // Ends the transaction, too, when it was not committed.
    await client.end();
  }
}

/** @param {pg.Client} client */
async function listTables(client) {
  /** @type {pg.QueryResult<{ table: string, columns: string[] }>} */
  const { rows } = await client.query(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND c.relname <> ALL ($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [passing],
  );
  return rows;
}

/** @param {{ table: string, columns: string[] }} of */
const copied = ({ table, columns }) => `public.${quote(table)} (${columns.map(quote).join(', ')})`;

/**
 * Writes every table into a file of its own, all as they were at one moment.
 * @param {pg.Client} client in a transaction that sees one moment
 * @param {string} folder
 * @param {(line: string) => void} note
 * @returns {Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>>}
 */
export async function dumpTables(client, folder, note) {
  mkdirSync(path.join(folder, 'database'), { mode: 0o700 });
  const tables = [];
  for (const { table, columns } of await listTables(client)) {
    const file = `database/${table}.copy.gz`;
    const rows = client.query(copyStreams.to(`COPY ${copied({ table, columns })} TO STDOUT`));
    const written = await writeChecked(path.join(folder, file), rows, createGzip({ level: 3 }));
    tables.push({ table, columns, rows: rows.rowCount, file, ...written });
    if (rows.rowCount >= 10_000) note(`${table}: ${rows.rowCount} rows`);
  }
  /** @type {pg.QueryResult<{ name: string, value: string }>} */
  const sequences = await client.query(
    `SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  /** @type {pg.QueryResult<{ name: string }>} */
  const migrations = await client.query(`SELECT name FROM ${migrationsTable} ORDER BY name`);
  return {
    tables,
    sequences: sequences.rows,
    migrations: migrations.rows.map(({ name }) => name),
  };
}

/**
 * Fills the tables, which the migrations have made. Foreign keys come back, and are checked, once
 * all rows are there, so that the order of tables does not matter.
 * @param {pg.Client} client in a transaction
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {(line: string) => void} note
 */
export async function loadTables(client, folder, { tables, sequences }, note) {
  /** @type {pg.QueryResult<{ table: string, name: string, definition: string }>} */
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname::text AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  for (const { table, columns, rows, file } of tables) {
    // The migrations note themselves, and may fill tables; the audit log refuses even to be asked.
    const fill = async () => {
      const filled = await client.query(`SELECT FROM public.${quote(table)} LIMIT 1`);
      if (filled.rowCount !== 0) await client.query(`DELETE FROM public.${quote(table)}`);
      const into = client.query(copyStreams.from(`COPY ${copied({ table, columns })} FROM STDIN`));
      await pipeline(createReadStream(path.join(folder, file)), createGunzip(), into);
      return into.rowCount;
    };
    const came = await fill().catch((/** @type {unknown} */ error) => {
      throw new Failure(`${file} does not fill ${table} (${String(error)}): nothing was restored.`);
    });
    if (came !== rows)
      throw new Failure(`${table} got ${came} rows of ${rows}: nothing was restored.`);
    if (rows >= 10_000) note(`${table}: ${rows} rows`);
  }
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
  for (const { name, value } of sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`public.${quote(name)}`, value]);
}
