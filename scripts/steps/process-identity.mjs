import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @param {number} pid
 * @returns {{ parent: number, began: string, command: string } | null} null when there is no such
 *   process
 */
function look(pid) {
  if (process.platform === 'linux') return lookOnLinux(pid);
  const args = ['-o', 'ppid=,lstart=,command=', '-p', String(pid)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const [, parent, began = '', command = ''] = /^ *(\d+) +((?:\S+ +){5})(.*)/.exec(stdout) ?? [];
  return parent === undefined ? null : { parent: Number(parent), began: began.trim(), command };
}

/** @param {number} pid */
function lookOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may hold anything, spaces and parentheses too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (fields[0] === 'Z') return null;
    return { parent: Number(fields[1]), began: fields[19] ?? '', command };
  } catch {
    return null;
  }
}

/**
 * What tells a process from a later one that got the same number: the number and when it began.
 * Numbers alone do not: after a container's restart the same programs get the same ones.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identify(pid) {
  const found = look(pid);
  return found && `${pid} ${found.began}`;
}

/**
 * npm starts a shell, and some shells stay between it and us. A process that loses its parent gets
 * another one, so the answer changes when npm ends.
 * @returns {number} the npm that started us
 */
export function startingNpm() {
  const shell = look(process.ppid);
  return shell && /^\S+ -c /.test(shell.command) ? shell.parent : process.ppid;
}

/**
 * @param {string} identity as `identify` gave it
 * @returns {boolean} whether that very process is still there
 */
export const isAlive = (identity) => identify(pidOf(identity)) === identity;

/** @param {string} identity */
export const pidOf = (identity) => Number.parseInt(identity, 10);
