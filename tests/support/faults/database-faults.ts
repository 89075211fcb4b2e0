import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { postgresProcess } from '@packages/embedded-postgres';

import { identify } from '../../../scripts/steps/process-identity.mjs';

function postmaster(dataDir: string): number {
  const pid = postgresProcess(dataDir);
  if (pid === null) throw new Error(`No PostgreSQL runs on ${dataDir}`);
  return pid;
}

/**
 * To PostgreSQL's first process: SIGINT breaks off what runs and writes all to disk (a fast stop),
 * SIGQUIT drops everything (an immediate stop), SIGKILL leaves its children behind. Settles when
 * the process is gone.
 */
export async function signalDatabase(
  dataDir: string,
  signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL',
): Promise<void> {
  const pid = postmaster(dataDir);
  process.kill(pid, signal);
  while (identify(pid) !== null) await wait(5);
}

/** Stops PostgreSQL in the middle of what it does; its connections stay open and say nothing. */
export function freezeDatabase(dataDir: string): { thaw: () => void } {
  const first = postmaster(dataDir);
  process.kill(first, 'SIGSTOP');
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const numbers = processes.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = numbers.flatMap(([pid = 0, parent]) => (parent === first ? [pid] : []));
  const all = [...children, first];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return { thaw: () => all.forEach((pid) => process.kill(pid, 'SIGCONT')) };
}
