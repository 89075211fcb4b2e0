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
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may hold anything, spaces and parentheses too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, began] = [fields[0], fields[19]];
    return state === 'Z' || began === undefined ? null : `${pid} ${began}`;
  } catch {
    return null;
  }
}

/**
 * @param {string} identity as `identify` gave it
 * @returns {boolean} whether that very process is still there
 */
export const isAlive = (identity) => identify(pidOf(identity)) === identity;

/** @param {string} identity */
export const pidOf = (identity) => Number.parseInt(identity, 10);
