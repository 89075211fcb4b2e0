import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Only Linux changes the limits of a process that runs. */
export const hasProcessLimits = process.platform === 'linux';

/**
 * Lets a process have so many files open, or write files of so many bytes, from now on.
 * @returns takes the limit off
 */
export function limitProcess(pid: number, what: 'nofile' | 'fsize', most: number): () => void {
  const set = (limit: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--${what}=${limit}:`]);
  const before = execFileSync(
    'prlimit',
    ['--pid', String(pid), `--${what}`, '--noheadings', '--raw', '--output=SOFT'],
    { encoding: 'utf8' },
  ).trim();
  set(String(most));
  return () => set(before);
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
