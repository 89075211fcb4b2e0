import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { canReach, chooseAccount, handOver } from './database-account.mjs';
import { findBinaries } from './database-binaries.mjs';

/**
 * @typedef {object} Place
 * @property {import('./database-account.mjs').Account} account
 * @property {string} bin the folder of initdb and pg_ctl
 * @property {string} data the data folder, absolute, links resolved
 */

/** @param {string} dataDir */
const dataLink = (dataDir) => path.join(dataDir, 'postgres');

/**
 * Where the data lies: `<dataDir>/postgres`, or where a link of that name points to.
 * @param {string} dataDir
 */
function dataFolderOf(dataDir) {
  const folder = dataLink(dataDir);
  return isLink(folder) ? readlinkSync(folder) : folder;
}

/** @param {string} file */
const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Decides who runs PostgreSQL and where. An account that cannot get to binaries or data, such as
 * `nobody` below root's own home, gets copies elsewhere, and a link says where the data went.
 * @param {string} dataDir
 * @param {(line: string) => void} log
 * @returns {Place}
 */
export function choosePlace(dataDir, log) {
  mkdirSync(dataDir, { recursive: true });
  const { folder, version } = findBinaries();
  let data = dataFolderOf(dataDir);
  let native = folder;
  const account = chooseAccount(data, native);
  if (!canReach(account, folder)) {
    native = path.join(refugeOf(dataDir), `native-${version}`);
    if (!existsSync(native)) copyWhole(folder, native);
  }
  if (!canReach(account, path.dirname(data))) {
    data = moveTo(path.join(refugeOf(dataDir), 'postgres'), dataDir);
    log(`The database lives in ${data}, because PostgreSQL may not run as root below ${dataDir}.`);
  }
  handOver(account, data);
  return { account, bin: path.join(native, 'bin'), data };
}

/**
 * @param {string} refuge
 * @param {string} dataDir
 */
function moveTo(refuge, dataDir) {
  const link = dataLink(dataDir);
  if (existsSync(link)) copyWhole(link, refuge);
  rmSync(link, { recursive: true, force: true });
  symlinkSync(refuge, link);
  return refuge;
}

/** @param {string} dataDir */
function refugeOf(dataDir) {
  const clone = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const refuge = `/var/lib/onelayer-site-${clone}`;
  mkdirSync(refuge, { recursive: true, mode: 0o755 });
  return refuge;
}

/**
 * A copy that was cut short must not be taken for a whole one.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  renameSync(unfinished, to);
}

/**
 * Removes the data folder of a stopped throw-away database, wherever it lies.
 * @param {string} dataDir
 */
export function removePlace(dataDir) {
  if (isLink(dataLink(dataDir)))
    rmSync(path.dirname(dataFolderOf(dataDir)), { recursive: true, force: true });
  rmSync(dataLink(dataDir), { recursive: true, force: true });
}
