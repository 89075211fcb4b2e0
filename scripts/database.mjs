import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAs } from './database-account.mjs';
import { ensureCluster, lastLine, superuser } from './database-cluster.mjs';
import { choosePlace, removePlace } from './database-place.mjs';
import { readPassword } from './database-password.mjs';
import { probe, query } from './database-probe.mjs';
import { signIn } from './database-users.mjs';
import { diskFull, Failure } from './failure.mjs';
import { freePort, tryPort } from './free-port.mjs';
import { identify } from './process-identity.mjs';

/** The database of the site within the embedded server. */
const siteDatabase = 'site';

/**
 * @typedef {object} DatabaseOptions
 * @property {string} dataDir the folder that holds `postgres` (the data) and `postgres.password`
 * @property {boolean} [fast] for throw-away databases: trades durability for speed
 * @property {(line: string) => void} [log]
 */

/**
 * @typedef {object} Database
 * @property {string} url the address of the site's database
 * @property {boolean} adopted whether it ran already
 * @property {boolean} created whether it was made now
 * @property {() => Promise<void>} stop stops the server unless another process still uses it
 */

/**
 * Starts the embedded PostgreSQL, or adopts the one that runs on this data already, such as after a
 * kill -9. Listens on 127.0.0.1 only, on the port that it had before when that is free.
 * @param {DatabaseOptions} options
 * @returns {Promise<Database>}
 */
export async function startDatabase({ dataDir, fast = false, log = () => undefined }) {
  const place = choosePlace(dataDir, log);
  const password = await ensureCluster(place, dataDir, fast, log);
  const users = signIn(dataDir);
  try {
    const { port, adopted } = await startServer(place, dataDir, password, fast);
    const created = await ensureDatabase(addressOf(port, password, superuser));
    return {
      url: addressOf(port, password, siteDatabase),
      adopted,
      created,
      stop: async () => {
        if (!users.signOut()) await stopServer(place, 'fast');
      },
    };
  } catch (error) {
    if (!users.signOut()) await stopServer(place, 'fast');
    throw error;
  }
}

/**
 * Stops the server of a data folder at once, whoever uses it: a crash, for tests, and the end of a
 * throw-away database. `startDatabase` brings it back on the same port.
 * @param {string} dataDir
 */
export async function crashDatabase(dataDir) {
  await stopServer(
    choosePlace(dataDir, () => undefined),
    'immediate',
  );
}

/**
 * Stops and deletes a throw-away database.
 * @param {string} dataDir
 */
export async function removeDatabase(dataDir) {
  if (readPassword(dataDir) !== null) await crashDatabase(dataDir);
  removePlace(dataDir);
}

/**
 * @param {number} port
 * @param {string} password
 * @param {string} database
 */
const addressOf = (port, password, database) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** @param {string} url of the server's own database */
async function ensureDatabase(url) {
  const found = await query(url, `SELECT 1 FROM pg_database WHERE datname = '${siteDatabase}'`);
  if (found.length > 0) return false;
  await query(url, `CREATE DATABASE ${siteDatabase}`);
  return true;
}

/**
 * @param {import('./database-place.mjs').Place} place
 * @param {string} dataDir
 * @param {string} password
 * @param {boolean} fast
 * @returns {Promise<{ port: number, adopted: boolean }>}
 */
async function startServer(place, dataDir, password, fast) {
  const giveUp = performance.now() + 15_000;
  for (;;) {
    const running = await findRunning(place.data, password);
    if (running !== null) return { port: running, adopted: true };
    const port = await choosePort(dataDir);
    const trouble = await launch(place, port, fast);
    if (trouble === '') {
      writeFileSync(portFile(dataDir), String(port));
      return { port, adopted: false };
    }
    if (performance.now() > giveUp || !passing.test(trouble)) {
      const why = diskFull(trouble) ?? `PostgreSQL did not start: ${lastLine(trouble)}`;
      throw new Failure(`${why} (its log: ${path.join(place.data, 'server.log')})`);
    }
    await wait(500);
  }
}

/**
 * Between look and leap a port can be taken, and another process can start the same server; and a
 * killed server's workers take a moment to notice.
 */
const passing = /another postmaster|still in use|Address already in use|lock file/i;

/** @param {string} dataDir */
const portFile = (dataDir) => path.join(dataDir, 'postgres.port');

/** @param {string} dataDir */
async function choosePort(dataDir) {
  try {
    return await tryPort(Number(readFileSync(portFile(dataDir), 'utf8')), '127.0.0.1');
  } catch {
    return freePort();
  }
}

/**
 * @param {import('./database-place.mjs').Place} place
 * @param {number} port
 * @param {boolean} fast
 * @returns {Promise<string>} what went wrong, or nothing
 */
async function launch(place, port, fast) {
  const log = path.join(place.data, 'server.log');
  rmSync(log, { force: true });
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A path to a socket may be longer than the system allows, and TCP does all we need.
    unix_socket_directories: '',
    max_connections: '50',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const args = ['start', '-D', place.data, '-l', log, '-w', '-t', '60', '-o', options.join(' ')];
  const started = await runAs(place.account, path.join(place.bin, 'pg_ctl'), args);
  if (started.code === 0) return '';
  return readLog(log) || started.output || 'no reason given';
}

/** @param {string} log */
function readLog(log) {
  try {
    return readFileSync(log, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {import('./database-place.mjs').Place} place
 * @param {'fast' | 'immediate'} mode
 */
async function stopServer(place, mode) {
  const stop = (/** @type {string} */ how) =>
    runAs(place.account, path.join(place.bin, 'pg_ctl'), [
      'stop',
      '-D',
      place.data,
      '-m',
      how,
      '-t',
      '20',
    ]);
  const stopped = await stop(mode);
  if (stopped.code !== 0 && readPid(place.data) !== null) await stop('immediate');
}

/**
 * @param {string} data
 * @returns {{ pid: number, port: number } | null} from the server's own note, which a crash leaves behind
 */
function readPid(data) {
  const lines = readLog(path.join(data, 'postmaster.pid')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && identify(pid) !== null ? { pid, port } : null;
}

/**
 * Finds the server that runs on this data. Its note may be old and its number belong to another
 * program now, so only an answer counts.
 * @param {string} data
 * @param {string} password
 * @returns {Promise<number | null>} its port
 */
async function findRunning(data, password) {
  const recoveryEnds = performance.now() + 60_000;
  const silenceEnds = performance.now() + 5000;
  for (;;) {
    const noted = readPid(data);
    if (noted === null) return null;
    if (!isServerOf(noted.pid, data)) {
      // PostgreSQL would take the other program for itself and refuse to start.
      rmSync(path.join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    const answer = await probe(addressOf(noted.port, password, superuser), 2000);
    if (answer.kind === 'answers' && sameFolder(answer.dataFolder, data)) return noted.port;
    if (performance.now() > (answer.kind === 'busy' ? recoveryEnds : silenceEnds))
      throw new Failure(
        `The database server (process ${noted.pid}) on ${data} does not answer: end it with \`kill -QUIT ${noted.pid}\` and start again.`,
      );
    await wait(200);
  }
}

/**
 * @param {number} pid
 * @param {string} data
 * @returns {boolean} whether the process can be PostgreSQL on this data
 */
function isServerOf(pid, data) {
  // PostgreSQL works in its data folder. Elsewhere only its name can be asked for.
  if (process.platform === 'linux') return sameFolder(`/proc/${pid}/cwd`, data);
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres');
}

/**
 * @param {string} one
 * @param {string} other
 */
function sameFolder(one, other) {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
