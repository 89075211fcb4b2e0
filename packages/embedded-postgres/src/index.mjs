import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureCluster, superuser } from './cluster.mjs';
import { choosePlace, dataFolder, removeData } from './place.mjs';
import { enterServer, noted, stopServer } from './server.mjs';

export { EmbeddedPostgresError } from './failure.mjs';

/**
 * @typedef {object} Options
 * @property {string} folder holds the data in `postgres`; is made when missing
 * @property {string} [database] is made when missing; by default the server's own, `postgres`
 * @property {boolean} [fast] for throw-away databases: trades durability for speed
 * @property {Record<string, string>} [settings] of postgresql.conf; no value may hold a space
 * @property {(line: string) => void} [log] gets what a person should know, a line each
 */

/**
 * @typedef {object} Postgres
 * @property {string} url the address of the database
 * @property {boolean} adopted whether the server ran already
 * @property {() => Promise<void>} stop stops the server unless another process still uses it
 */

/**
 * Starts PostgreSQL, or adopts the one that runs on this data already, such as after a kill -9.
 * Listens on 127.0.0.1 only, on the port that it had before when that is free.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ folder, database = 'postgres', fast = false, ...options }) {
  const { settings, log } = options;
  const place = choosePlace(folder, log);
  const password = await ensureCluster(place, folder, fast, log);
  const addressOf = (/** @type {number} */ port, name = 'postgres') =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(name)}`;
  const all = {
    listen_addresses: '127.0.0.1',
    // A path to a socket may be longer than the system allows, and TCP does all we need.
    unix_socket_directories: '',
    max_connections: '80',
    ...(fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const { port, adopted, presence } = await enterServer(place, all, addressOf);
  const stop = async () => {
    if (!(await presence.leave())) await stopServer(place, 'fast');
  };
  try {
    await ensureDatabase(presence.client, database);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: addressOf(port, database), adopted, stop };
}

/**
 * @param {import('pg').Client} client
 * @param {string} name
 */
async function ensureDatabase(client, name) {
  const isThere = async () =>
    (await client.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount !== 0;
  if (await isThere()) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process may have been quicker.
    if (!(await isThere())) throw error;
  }
}

/**
 * Stops the server of a folder at once, whoever uses it: a crash, for tests, and the end of a
 * throw-away database. `startPostgres` brings it back on the same port.
 * @param {string} folder
 */
export const crashPostgres = (folder) => stopServer(choosePlace(folder), 'immediate');

/**
 * Stops and deletes a throw-away database.
 * @param {string} folder
 */
export async function removePostgres(folder) {
  if (existsSync(path.join(dataFolder(folder), 'postmaster.pid'))) await crashPostgres(folder);
  removeData(folder);
}

/**
 * @param {string} folder
 * @returns {number | null} the number of the server's first process
 */
export const postgresProcess = (folder) => noted(dataFolder(folder))?.pid ?? null;
