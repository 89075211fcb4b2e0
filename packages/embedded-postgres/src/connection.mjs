import pg from 'pg';

/**
 * @param {string} url
 * @param {number} [timeoutMs] for the connection, and for each query
 */
export async function connect(url, timeoutMs = 10_000) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // A server that goes away between two queries must not end this process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const present = 'embedded-postgres: in use';
const leaving = 'embedded-postgres: leaving';

/**
 * Several processes may share one server, and the last one out stops it, whoever started it. Each
 * shows by a named connection that it is there; whoever is killed loses the connection with it.
 * @param {string} url
 */
export async function enter(url) {
  const client = await connect(url);
  await client.query(`SET application_name = '${present}'`);
  const others = async (/** @type {pg.Client} */ asked) => {
    const { rowCount } = await asked.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = '${present}'`,
    );
    return rowCount !== 0;
  };
  return {
    client,
    /** @returns {Promise<boolean>} whether another process still uses the server */
    async leave() {
      try {
        // First leave, then look: of two that leave at once, at least one finds nobody.
        await client.query(`SET application_name = '${leaving}'`);
        return await others(client);
      } catch {
        // The server ended, and may have been started anew since.
        const again = await connect(url).catch(() => null);
        return again !== null && (await others(again).finally(() => again.end()));
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}
