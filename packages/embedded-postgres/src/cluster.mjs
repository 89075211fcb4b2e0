import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { handOver, runAs } from './account.mjs';
import { codeOf, EmbeddedPostgresError, failureOf } from './failure.mjs';

export const superuser = 'postgres';

/**
 * One locale everywhere. Only Linux's C library has C.UTF-8 for sure; elsewhere PostgreSQL brings it.
 */
const locale =
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** @param {string} data */
const isWhole = (data) => fs.existsSync(path.join(data, 'global', 'pg_control'));

/**
 * Makes the data folder when there is none, with its password in it, and never leaves half a one:
 * initdb works in a folder beside it, which is renamed when it is whole. So the first of two
 * processes wins that do it at once.
 * @param {import('./place.mjs').Place} place
 * @param {string} folder
 * @param {boolean} fast
 * @param {(line: string) => void} [log]
 * @returns {Promise<string>} the superuser's password
 */
export async function ensureCluster({ account, bin, data }, folder, fast, log) {
  removeUnfinished(data);
  if (isWhole(data)) return readPassword(data, folder);
  const draft = `${data}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
  fs.mkdirSync(path.join(draft, 'data'), { recursive: true, mode: 0o700 });
  const password = path.join(draft, 'password');
  fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  handOver(account, draft);
  try {
    const made = await runAs(account, path.join(bin, 'initdb'), [
      `--pgdata=${path.join(draft, 'data')}`,
      `--username=${superuser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      ...(fast ? ['--no-sync'] : []),
    ]);
    if (!made.ok) throw failureOf('The database could not be made', made.output);
    fs.renameSync(password, path.join(draft, 'data', 'password'));
    if (!isWhole(data)) setAside(data, log);
    fs.renameSync(path.join(draft, 'data'), data);
  } catch (error) {
    if (!isWhole(data)) throw error;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  return readPassword(data, folder);
}

/**
 * @param {string} data
 * @param {string} folder where an earlier version kept it
 */
function readPassword(data, folder) {
  const files = [path.join(data, 'password'), path.join(folder, 'postgres.password')];
  const file = files.find((one) => fs.existsSync(one));
  if (file) return fs.readFileSync(file, 'utf8').trim();
  throw new EmbeddedPostgresError(
    `The database's password file ${files[0] ?? ''} is missing: bring it back from a backup, or delete ${data} to start with an empty database.`,
  );
}

/**
 * A data folder without pg_control was never finished. It holds nothing of worth, but it is not ours
 * to delete.
 * @param {string} data
 * @param {(line: string) => void} [log]
 */
function setAside(data, log) {
  if (!fs.existsSync(data)) return;
  const aside = `${data}.broken-${Date.now()}`;
  fs.renameSync(data, aside);
  log?.(`${data} was no complete database; it is kept as ${aside}.`);
}

/**
 * Removes what an initdb left that was killed midway, but not that of another process at work.
 * @param {string} data
 */
function removeUnfinished(data) {
  const parent = path.dirname(data);
  const prefix = `${path.basename(data)}.unfinished-`;
  for (const entry of fs.readdirSync(parent).filter((name) => name.startsWith(prefix)))
    if (!isThere(Number.parseInt(entry.slice(prefix.length), 10)))
      fs.rmSync(path.join(parent, entry), { recursive: true, force: true });
}

/**
 * @param {number} pid
 * @returns {boolean} whether there is such a process
 */
export function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
