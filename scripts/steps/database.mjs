import { setTimeout as wait } from 'node:timers/promises';
import { readyDependencies } from './dependencies.mjs';
import { codeOf, Failure } from './failure.mjs';
import { dataFolder } from './project.mjs';
import { loadSettings } from './settings.mjs';

/**
 * @typedef {object} SiteDatabase
 * @property {string} url
 * @property {string} how how we came by it, in words; empty when it was started
 * @property {() => Promise<void> | void} stop
 */

/**
 * The database that DATABASE_URL names, else the embedded one.
 * @param {string} dataDir
 * @param {(line: string) => void} [log]
 * @returns {Promise<SiteDatabase>}
 */
export async function openDatabase(dataDir, log) {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkGiven(given);
    return { url: given, how: 'your own', stop: () => undefined };
  }
  // Not at the top: this file is read before the dependencies are installed.
  const { EmbeddedPostgresError, startPostgres } = await import('@packages/embedded-postgres');
  try {
    const started = await startPostgres({ folder: dataDir, database: 'site', log });
    return { ...started, how: started.adopted ? 'was still running' : '' };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError && error.unsupported)
      error.message += ' Or set DATABASE_URL to a PostgreSQL of your own.';
    throw error;
  }
}

/**
 * Opens the site's database for a command that needs no more of the site.
 * @param {AbortSignal} signal
 * @param {(close: () => Promise<void> | void) => void} onClose
 * @returns {Promise<string>} its address
 */
export async function useDatabase(signal, onClose) {
  await readyDependencies(signal);
  loadSettings();
  const { url, stop } = await openDatabase(dataFolder());
  onClose(stop);
  return url;
}

/**
 * Runs one statement and gives its rows.
 * @param {string} url
 * @param {string} statement
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function query(url, statement, values) {
  // Not at the top: this file is read before the dependencies are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    /** @type {import('pg').QueryResult<Record<string, unknown>>} */
    const { rows } = await client.query(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function checkGiven(url) {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new Failure(
      'DATABASE_URL is no address of a PostgreSQL: write it as postgres://user:password@host:5432/database, or remove it to use the embedded one.',
    );
  for (const deadline = performance.now() + 30_000; ;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      // PostgreSQL's own code for “starting up, shutting down, or recovering”.
      if (codeOf(error) !== '57P03' || performance.now() > deadline)
        throw new Failure(refusal(error, parsed));
    }
    await wait(500);
  }
}

/**
 * @param {unknown} error
 * @param {URL} url of which the password is never shown
 */
function refusal(error, { host, pathname }) {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000')
    return `The PostgreSQL at ${host} refuses the user or the password in DATABASE_URL: correct them.`;
  if (code === '3D000')
    return `The PostgreSQL at ${host} has no database “${pathname.slice(1)}”: create it, or correct DATABASE_URL.`;
  if (code === '57P03')
    return `The PostgreSQL at ${host} is starting up or shutting down: try again when it is ready.`;
  return `No PostgreSQL answers at ${host} (${code || String(error)}): start it, correct DATABASE_URL, or remove DATABASE_URL to use the embedded one.`;
}
