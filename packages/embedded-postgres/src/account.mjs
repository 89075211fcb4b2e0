import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { unsupported } from './failure.mjs';

/**
 * The account under which PostgreSQL runs.
 * @typedef {object} Account
 * @property {string[]} [prefix] what goes before each command
 * @property {{ uid: number, gid: number }} [owner] of the data; without one, whoever we are
 */

const nobody = 65_534;

/** “nobody” in a user namespace, who owns root's files there. @type {Account} */
const namespaced = {
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
};

const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner that the data already has,
 * else as the first of these that gets at the folders: “nobody” in a user namespace (works even
 * below a home that only root may enter), the owner of the binaries, “nobody”.
 * @param {string} data the data folder, which may be yet to be made
 * @param {string} binaries
 * @returns {Account}
 */
export function chooseAccount(data, binaries) {
  if (!isRoot()) return {};
  const [present] = ownerOf(data);
  if (present) return present;
  const candidates = [
    ...(canReach(namespaced, '/') ? [namespaced] : []),
    ...ownerOf(binaries),
    ...(process.platform === 'linux' ? [{ owner: { uid: nobody, gid: nobody } }] : []),
  ];
  const reaches = (/** @type {Account} */ one) =>
    canReach(one, binaries) && canReach(one, path.dirname(data));
  const account = candidates.find(reaches) ?? candidates.at(-1);
  if (account) return account;
  throw unsupported('PostgreSQL does not run as root: start as an ordinary user.');
}

/**
 * @param {string} file
 * @returns {Account[]} the file's owner, unless that is root
 */
function ownerOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? [{ owner: { uid: stat.uid, gid: stat.gid } }] : [];
}

/**
 * @param {Account} account
 * @param {string} folder
 * @returns {boolean} whether the account gets as far as this folder
 */
export function canReach({ prefix = [], owner }, folder) {
  if (!isRoot()) return true;
  const [file, ...args] = [...prefix, '/bin/sh', '-c', 'cd "$0"', folder];
  return spawnSync(file, args, { ...owner, cwd: '/' }).status === 0;
}

/**
 * Gives a folder, if it is there, to the account that is to work in it.
 * @param {Account} account
 * @param {string} folder
 */
export function handOver({ owner }, folder) {
  if (owner && existsSync(folder))
    execFileSync('chown', ['-R', '-h', `${owner.uid}:${owner.gid}`, folder]);
}

/**
 * Runs one of PostgreSQL's programs to its end.
 * @param {Account} account
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runAs({ prefix = [], owner }, command, args) {
  const [file = command, ...rest] = [...prefix, command, ...args];
  const child = spawn(file, rest, {
    ...owner,
    // Another account may not be able to enter the folder that we are in.
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    // Ctrl-C in the terminal must not break it off: who called us decides what ends.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  await once(child, 'close');
  return { ok: child.exitCode === 0, output: (await output).join('') };
}
