import { spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from './children.mjs';
import { Failure } from './failure.mjs';

/**
 * The account under which PostgreSQL runs.
 * @typedef {object} Account
 * @property {string[]} prefix what goes before each command
 * @property {{ uid?: number, gid?: number }} owner who owns the data; empty for whoever we are
 */

const unshare = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner that the data already has,
 * else as the first of these that gets at the folders: “nobody” in a user namespace, who owns root's
 * files there (works even below a home that only root may enter); the owner of the clone; the
 * accounts `postgres` and `nobody`.
 * @param {string} data the data folder, which may be yet to be made
 * @param {string} native the folder of the binaries
 * @returns {Account}
 */
export function chooseAccount(data, native) {
  if (process.getuid?.() !== 0) return { prefix: [], owner: {} };
  const present = ownerOf(data);
  if (present && present.uid !== 0) return { prefix: [], owner: present };
  const clone = ownerOf(native);
  /** @type {Account[]} */
  const candidates = [
    ...(spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0
      ? [{ prefix: unshare, owner: {} }]
      : []),
    ...(clone && clone.uid !== 0 ? [{ prefix: [], owner: clone }] : []),
    ...unprivilegedAccounts(),
  ];
  const able = candidates.find((one) => canReach(one, native) && canReach(one, path.dirname(data)));
  const account = able ?? candidates.at(-1);
  if (account) return account;
  throw new Failure(
    'PostgreSQL does not run as root, and this machine has neither `unshare` nor an account named postgres or nobody: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** @param {string} file */
function ownerOf(file) {
  try {
    const { uid, gid } = statSync(file);
    return { uid, gid };
  } catch {
    return null;
  }
}

/** @returns {Account[]} */
function unprivilegedAccounts() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  return ['postgres', 'nobody'].flatMap((name) => {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid === undefined || gid === undefined) return [];
    return [{ prefix: [], owner: { uid: Number(uid), gid: Number(gid) } }];
  });
}

/**
 * @param {Account} account
 * @param {string} folder
 * @returns {boolean} whether the account gets as far as this folder
 */
export function canReach(account, folder) {
  if (process.getuid?.() !== 0) return true;
  const [first, ...rest] = [...account.prefix, '/bin/sh', '-c', 'cd "$0"', folder];
  return spawnSync(first, rest, { ...account.owner, cwd: '/' }).status === 0;
}

/**
 * Gives a folder, if it is there, to the account that is to work in it.
 * @param {Account} account
 * @param {string} folder
 */
export function handOver(account, folder) {
  const { uid, gid } = account.owner;
  if (uid === undefined || gid === undefined) return;
  if ((ownerOf(folder)?.uid ?? uid) === uid) return;
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true }))
    lchownSync(path.join(folder, String(entry)), uid, gid);
}

/**
 * @param {Account} account
 * @param {string} command
 * @param {string[]} args
 */
export function runAs(account, command, args) {
  const [first = command, ...rest] = [...account.prefix, command, ...args];
  // Another account may not be able to enter the folder that we are in.
  const cwd = account.owner.uid === undefined ? undefined : '/';
  return run(first, rest, { ...account.owner, cwd, env: { ...process.env, LC_ALL: 'C' } });
}
