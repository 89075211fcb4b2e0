import { isRecord } from './json.mjs';

/**
 * @typedef {{ kind: 'answers', dataFolder: string }
 *   | { kind: 'busy' }
 *   | { kind: 'refused', code: string, message: string }} Probe
 */

/** PostgreSQL's own words for “starting up, shutting down, or recovering”. */
const cannotConnectNow = '57P03';

/**
 * Asks whether a PostgreSQL answers at an address.
 * @param {string} url
 * @param {number} [timeoutMs]
 * @returns {Promise<Probe>}
 */
export async function probe(url, timeoutMs = 5000) {
  const client = await connectionTo(url, timeoutMs);
  try {
    await client.connect();
    /** @type {{ rows: unknown[] }} */
    const { rows } = await client.query("SELECT current_setting('data_directory', true) AS folder");
    const [row] = rows;
    return { kind: 'answers', dataFolder: isRecord(row) ? String(row.folder) : '' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === cannotConnectNow) return { kind: 'busy' };
    return { kind: 'refused', code, message: error instanceof Error ? error.message : '' };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @param {string} url
 * @param {number} timeoutMs
 */
async function connectionTo(url, timeoutMs) {
  // Not at the top: this file is read before the dependencies are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // A server that goes away between two queries must not end this process.
  client.on('error', () => undefined);
  return client;
}

/**
 * Runs one statement and gives its rows.
 * @param {string} url
 * @param {string} statement
 * @param {unknown[]} [values]
 * @returns {Promise<unknown[]>}
 */
export async function query(url, statement, values = []) {
  const client = await connectionTo(url, 10_000);
  await client.connect();
  try {
    /** @type {{ rows: unknown[] }} */
    const { rows } = await client.query(statement, values);
    return rows;
  } finally {
    await client.end();
  }
}
