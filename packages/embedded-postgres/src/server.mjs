import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAs } from './account.mjs';
import { isThere } from './cluster.mjs';
import { enter, isSameFolder } from './connection.mjs';
import { codeOf, EmbeddedPostgresError, failureOf } from './failure.mjs';

/** Another process may start the same server just now, and a killed server's workers linger. */
const passing = /another postmaster|still in use|lock file/i;
const portTaken = /Address already in use/i;

/** PostgreSQL's own words for “starting up, shutting down, or recovering”. */
const cannotConnectNow = '57P03';

/**
 * Enters the server that runs on this data, or starts one.
 * @param {import('./place.mjs').Place} place
 * @param {Record<string, string>} settings of postgresql.conf
 * @param {(port: number) => string} addressOf
 */
export async function enterServer(place, settings, addressOf) {
  // The port that it had before, so that its address stays.
  const opts = /port=(\d+)/.exec(read(path.join(place.data, 'postmaster.opts')));
  let port = Number(opts?.[1] ?? (await freePort()));
  let adopted = true;
  for (let since = performance.now(); ;) {
    const waited = performance.now() - since;
    const note = noted(place.data);
    if (note) {
      const entered = await enter(addressOf(note.port), place.data).catch(codeOf);
      if (typeof entered !== 'string') return { port: note.port, adopted, presence: entered };
      // Recovery after a crash takes its time.
      if (waited > (entered === cannotConnectNow ? 60_000 : 5000))
        throw new EmbeddedPostgresError(
          `The database server (process ${note.pid}) on ${place.data} does not answer: end it with \`kill -QUIT ${note.pid}\` and start again.`,
        );
      await wait(200);
      continue;
    }
    const trouble = await launch(place, { ...settings, port: String(port) });
    if (trouble === null) {
      adopted = false;
      since = performance.now();
    } else if (portTaken.test(trouble)) port = await freePort();
    else if (passing.test(trouble) && waited < 15_000) await wait(500);
    else throw failureOf(`PostgreSQL did not start (its log: ${logOf(place.data)})`, trouble);
  }
}

/** @returns {Promise<number>} a port of this machine that was free a moment ago */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return address && typeof address === 'object' ? address.port : 0;
}

/** @param {string} data */
const logOf = (data) => path.join(data, 'server.log');

/**
 * @param {import('./place.mjs').Place} place
 * @param {Record<string, string>} settings
 * @returns {Promise<string | null>} what went wrong
 */
async function launch({ account, bin, data }, settings) {
  const log = logOf(data);
  rmSync(log, { force: true });
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const args = ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', options.join(' ')];
  const { ok, output } = await runAs(account, path.join(bin, 'pg_ctl'), args);
  return ok ? null : read(log) || output;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {import('./place.mjs').Place} place
 * @param {'fast' | 'immediate'} mode
 */
export async function stopServer({ account, bin, data }, mode) {
  const stop = (/** @type {string} */ how) =>
    runAs(account, path.join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', how, '-t', '20']);
  if (noted(data) !== null && !(await stop(mode)).ok) await stop('immediate');
}

/**
 * @param {string} data
 * @returns {{ pid: number, port: number } | null} from the server's own note
 */
export function noted(data) {
  const file = path.join(data, 'postmaster.pid');
  const lines = read(file).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (pid > 0 && isThere(pid) && isServerOf(pid, data)) return { pid, port };
  // A crash leaves it behind, and PostgreSQL may take another program of that number for itself.
  if (pid > 0) rmSync(file, { force: true });
  return null;
}

/**
 * @param {number} pid
 * @param {string} data
 * @returns {boolean} whether the process can be PostgreSQL on this data
 */
function isServerOf(pid, data) {
  // PostgreSQL works in its data folder. Elsewhere only its name can be asked for.
  if (process.platform === 'linux') return isSameFolder(`/proc/${pid}/cwd`, data);
  if (process.platform === 'win32') return true;
  const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres');
}
