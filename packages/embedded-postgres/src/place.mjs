import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canReach, chooseAccount, handOver } from './account.mjs';
import { findBinaries } from './binaries.mjs';

/**
 * @typedef {object} Place
 * @property {import('./account.mjs').Account} account
 * @property {string} bin the folder of initdb and pg_ctl
 * @property {string} data the data folder, absolute, links resolved
 */

/** @param {string} folder */
const dataLink = (folder) => path.resolve(folder, 'postgres');

/**
 * Where the data lies: `<folder>/postgres`, or where a link of that name points to.
 * @param {string} folder
 */
export function dataFolder(folder) {
  const link = dataLink(folder);
  const isLink = fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? fs.readlinkSync(link) : link;
}

/**
 * Where root puts what another account cannot get at below root's own home.
 * @param {string} what
 */
function refugeOf(what) {
  const name = createHash('sha256').update(what).digest('hex').slice(0, 12);
  const refuge = `/var/lib/embedded-postgres-${name}`;
  fs.mkdirSync(refuge, { recursive: true, mode: 0o755 });
  return refuge;
}

/**
 * Decides who runs PostgreSQL and where. An account that cannot get at binaries or data gets copies
 * elsewhere, and a link says where the data went.
 * @param {string} folder
 * @param {(line: string) => void} [log]
 * @returns {Place}
 */
export function choosePlace(folder, log) {
  fs.mkdirSync(folder, { recursive: true });
  let [binaries, data] = [findBinaries(), dataFolder(folder)];
  const account = chooseAccount(data, binaries);
  if (!canReach(account, binaries)) {
    const manifest = fs.readFileSync(path.join(binaries, '..', 'package.json'), 'utf8');
    const copy = path.join(refugeOf(manifest), 'native');
    if (!fs.existsSync(copy)) copyWhole(binaries, copy);
    binaries = copy;
  }
  if (!canReach(account, path.dirname(data))) {
    const moved = path.join(refugeOf(data), 'postgres');
    if (fs.existsSync(data)) copyWhole(data, moved);
    fs.rmSync(data, { recursive: true, force: true });
    fs.symlinkSync(moved, data);
    log?.(`The database lives in ${moved}, because PostgreSQL may not run as root in ${folder}.`);
    data = moved;
  }
  handOver(account, data);
  return { account, bin: path.join(binaries, 'bin'), data };
}

/**
 * A copy that was cut short must not be taken for a whole one.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const unfinished = `${to}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  });
  fs.renameSync(unfinished, to);
}

/**
 * Removes the data of a stopped server, wherever it lies.
 * @param {string} folder
 */
export function removeData(folder) {
  const data = dataFolder(folder);
  if (data !== dataLink(folder)) fs.rmSync(path.dirname(data), { recursive: true, force: true });
  fs.rmSync(dataLink(folder), { recursive: true, force: true });
}
