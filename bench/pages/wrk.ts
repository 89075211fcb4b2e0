import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { isInstalled } from '../is-installed';

/** What 32 kept connections get that take brotli. */
export interface Speed {
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const connections = 32;

/**
 * Gives a server the first processor; the load gets the other. Their database stays on either: it
 * is at rest, and what it does then is no server's.
 * A machine without `taskset` has them share: the same for all.
 */
export function keepToOneProcessor(pid: number): void {
  if (!isInstalled('taskset')) return;
  // Nginx answers in a process that its first one has started.
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  for (const process of [String(pid), ...children])
    spawnSync('taskset', ['-a', '-c', '-p', '0', process]);
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 } as const;

/** @throws when an answer was no success, so that nobody measures errors */
export function measure(url: string, seconds: number): Speed {
  const onOther = isInstalled('taskset') ? ['taskset', '-c', '1'] : [];
  // Some answers of `next start` take longer than wrk waits by itself: slow, and no failure.
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const [command, ...args] = [...onOther, ...wrk, '-H', 'Accept-Encoding: br', url];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} does not answer:\n${stdout}`);
  const percentile = (share: 50 | 99) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    const isUnit = unit === 'us' || unit === 'ms' || unit === 's';
    return isUnit ? Number(value) * milliseconds[unit] : NaN;
  };
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { rate, p50: percentile(50), p99: percentile(99) };
}
