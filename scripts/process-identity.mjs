import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one that got the same number: the number and when it began.
 * Numbers alone do not: after a container's restart the same programs get the same ones.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identify(pid) {
  if (process.platform === 'linux') return identifyOnLinux(pid);
  if (process.platform === 'win32') return isThere(pid) ? String(pid) : null;
  const began = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return began.status === 0 ? `${pid} ${began.stdout.trim()}` : null;
}

/** @param {number} pid */
function identifyOnLinux(pid) {
  try {
    const fields = statFields(pid);
    const [state, began] = [fields[0], fields[19]];
    return state === 'Z' || began === undefined ? null : `${pid} ${began}`;
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @returns {string[]} state, parent and so on
 */
function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name stands in parentheses and may hold anything, spaces and parentheses too.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** @param {number} pid */
function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * @param {string} identity as `identify` gave it
 * @returns {boolean} whether that very process is still there
 */
export const isAlive = (identity) => identify(pidOf(identity)) === identity;

/**
 * @param {number} pid
 * @returns {{ parent: number, args: string[] } | null} as far as the system tells
 */
export function describe(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [parent, ...args] = stdout.trim().split(/\s+/);
    return parent ? { parent: Number(parent), args } : null;
  }
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { parent: Number(statFields(pid)[1]), args };
  } catch {
    return null;
  }
}

/** @param {string} identity */
export const pidOf = (identity) => Number.parseInt(identity, 10);
