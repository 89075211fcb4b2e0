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
function parentOf(pid) {
  if (process.platform === 'linux') return Number(statFields(pid)[1]);
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

/**
 * npm starts a shell, and some shells stay between it and us. A process that loses its parent gets
 * another one, so the answer changes when npm ends.
 * @returns {number} the npm that started us
 */
export function startingNpm() {
  const { ppid, platform } = process;
  const command =
    platform === 'linux'
      ? readFileSync(`/proc/${ppid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : spawnSync('ps', ['-o', 'command=', '-p', String(ppid)], { encoding: 'utf8' }).stdout;
  return /^\S+ -c /.test(command) ? parentOf(ppid) : ppid;
}

/**
 * @param {string} identity as `identify` gave it
 * @returns {boolean} whether that very process is still there
 */
export const isAlive = (identity) => identify(pidOf(identity)) === identity;

/** @param {string} identity */
export const pidOf = (identity) => Number.parseInt(identity, 10);
