import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { handOver, runAs } from './database-account.mjs';
import { makePassword, passwordFile, readPassword } from './database-password.mjs';
import { diskFull, Failure } from './failure.mjs';
import { identify } from './process-identity.mjs';

export const superuser = 'postgres';

/**
 * One locale everywhere. Only Linux's C library has C.UTF-8 for sure; elsewhere PostgreSQL brings it.
 */
const locale =
  process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Makes the data folder when there is none, and never leaves half a one: initdb works in a folder
 * beside it, which is renamed when it is whole.
 * @param {import('./database-place.mjs').Place} place
 * @param {string} dataDir
 * @param {boolean} fast
 * @param {(line: string) => void} log
 * @returns {Promise<string>} the superuser's password
 */
export async function ensureCluster(place, dataDir, fast, log) {
  removeUnfinished(place.data);
  if (existsSync(path.join(place.data, 'global', 'pg_control'))) {
    const password = readPassword(dataDir);
    if (password) return password;
    throw new Failure(
      `The database's password file ${passwordFile(dataDir)} is missing: bring it back from a backup, or delete ${place.data} to start with an empty database.`,
    );
  }
  setAside(place.data, log);
  const password = makePassword(dataDir);
  const unfinished = `${place.data}.unfinished-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(place.account, unfinished);
  try {
    await initialise(place, unfinished, password, fast);
    rename(unfinished, place.data);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return password;
}

/**
 * @param {import('./database-place.mjs').Place} place
 * @param {string} folder
 * @param {string} password
 * @param {boolean} fast
 */
async function initialise({ account, bin }, folder, password, fast) {
  const handed = `${folder}.password`;
  writeFileSync(handed, password, { mode: 0o600 });
  const { uid, gid } = account.owner;
  if (uid !== undefined && gid !== undefined) lchownSync(handed, uid, gid);
  try {
    const made = await runAs(account, path.join(bin, 'initdb'), [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      `--pwfile=${handed}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      ...(fast ? ['--no-sync'] : []),
    ]);
    if (made.code === 0) return;
    throw new Failure(
      diskFull(made.output) ?? `The database could not be made: ${lastLine(made.output)}`,
    );
  } finally {
    rmSync(handed, { force: true });
  }
}

/** @param {string} output */
export const lastLine = (output) => output.trim().split('\n').at(-1) ?? '';

/**
 * @param {string} from
 * @param {string} to
 */
function rename(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another start of this clone was quicker; its cluster has the same password.
    if (existsSync(path.join(to, 'global', 'pg_control'))) return;
    throw error;
  }
}

/**
 * A data folder without pg_control was never finished. It holds nothing of worth, but it is not ours
 * to delete.
 * @param {string} data
 * @param {(line: string) => void} log
 */
function setAside(data, log) {
  if (!existsSync(data)) return;
  if (readdirSync(data).length === 0) {
    rmSync(data, { recursive: true });
    return;
  }
  const aside = `${data}.broken-${Date.now()}`;
  renameSync(data, aside);
  log(`${data} was no complete database; it is kept as ${aside}.`);
}

/**
 * Removes what an initdb left that was killed midway, but not that of another process at work.
 * @param {string} data
 */
function removeUnfinished(data) {
  const parent = path.dirname(data);
  if (!existsSync(parent)) {
    mkdirSync(parent, { recursive: true });
    return;
  }
  const prefix = `${path.basename(data)}.unfinished-`;
  for (const entry of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    const pid = Number.parseInt(entry.slice(prefix.length), 10);
    if (pid !== process.pid && identify(pid) !== null) continue;
    rmSync(path.join(parent, entry), { recursive: true, force: true });
  }
}
