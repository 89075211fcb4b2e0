import { realpathSync } from 'node:fs';
import pg from 'pg';

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 30_000,
  });
  // A server that goes away between two queries must not end this process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const present = 'embedded-postgres: in use';
const leaving = 'embedded-postgres: leaving';

/** @param {pg.Client} client */
async function seesOthers(client) {
  const others = 'SELECT FROM pg_stat_activity WHERE application_name = $1';
  return (await client.query(others, [present])).rowCount !== 0;
}

/**
 * Whether anybody uses the server that listens there now, if one does.
 * @param {string} url
 */
async function isUsedNow(url) {
  const client = await connect(url).catch(() => null);
  if (client === null) return false;
  try {
    return await seesOthers(client);
  } finally {
    await client.end();
  }
}

/**
 * Several processes may share one server, and the last one out stops it, whoever started it. Each
 * shows by a named connection that it is there; whoever is killed loses the connection with it.
 * @param {string} url
 * @param {string} data the folder of the server that is meant
 */
export async function enter(url, data) {
  const client = await connect(url);
  await client.query(`SET application_name = '${present}'`);
  /** @type {{ rows: { data_directory: string }[] }} */
  const { rows } = await client.query('SHOW data_directory');
  if (!isSameFolder(rows[0]?.data_directory ?? '', data)) {
    await client.end();
    throw new Error('Another server listens there');
  }
  /** @returns {Promise<boolean>} whether another process still uses the server */
  const leave = async () => {
    try {
      // First leave, then look: of two that leave at once, at least one finds nobody.
      await client.query(`SET application_name = '${leaving}'`);
      return await seesOthers(client);
    } catch {
      // The server ended, and may have been started anew since.
      return await isUsedNow(url);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  return { client, leave };
}

/**
 * @param {string} one
 * @param {string} other
 */
export function isSameFolder(one, other) {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
