import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { browserAgent } from '../../tests/support/view-visits';
import { isInstalled } from '../is-installed';
import type { RunningServer } from './running-server';

/** What is asked for, and what comes along. */
export interface Visit {
  readonly path: string;
  readonly cookie?: string;
  /** Whether a browser asks, from another site, and not a program. */
  readonly isBrowser?: boolean;
  /** Whether the answer is that there is nothing. */
  readonly isMissing?: boolean;
}

/** What 32 kept connections get that take brotli. */
export interface Speed {
  readonly rate: number;
  /** Microseconds of a processor for each answer: what else the machine does hardly changes it. */
  readonly processor: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const connections = 32;

const ofBrowser = [
  `User-Agent: ${browserAgent}`,
  'Referer: https://www.search.example/',
  'Sec-Fetch-Dest: document',
];

/**
 * Gives a server the first processor; the load gets the other. Their database stays on either: it
 * is at rest, and what it does then is no server's.
 * A machine without `taskset` has them share: the same for all.
 */
export function keepToOneProcessor(pid: number): void {
  if (!isInstalled('taskset')) return;
  for (const process of processesOf(pid))
    spawnSync('taskset', ['-a', '-c', '-p', '0', String(process)]);
}

/** Nginx answers in a process that its first one has started. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
  return [pid, ...children.map(Number)];
}

/** In microseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  if (!existsSync('/proc/self/stat')) return NaN;
  const times = processesOf(pid).map((process) => {
    const [, after = ''] = /\) (.*)/s.exec(readFileSync(`/proc/${process}/stat`, 'utf8')) ?? [];
    const fields = after.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 } as const;

/** @throws when an answer was not what is expected, so that nobody measures errors */
export function measure(
  { url, pid }: Pick<RunningServer, 'url' | 'pid'>,
  { path, cookie, isBrowser = false, isMissing = false }: Visit,
  seconds: number,
): Speed {
  const onOther = isInstalled('taskset') ? ['taskset', '-c', '1'] : [];
  // Some answers of `next start` take longer than wrk waits by itself: slow, and no failure.
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'];
  const headers = [
    'Accept-Encoding: br',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(isBrowser ? ofBrowser : []),
  ];
  const given = headers.flatMap((header) => ['-H', header]);
  const [command, ...args] = [...onOther, ...wrk, ...given, url + path];
  const before = processorTime(pid);
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  const processor = processorTime(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const others = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  // Of the last answers, wrk may count one and not the other.
  const isExpected = isMissing ? Math.abs(others - requests) <= connections : others === 0;
  if (!isExpected || stdout.includes('Socket errors'))
    throw new Error(`${url}${path} does not answer:\n${stdout}`);
  const percentile = (share: 50 | 99) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    const isUnit = unit === 'us' || unit === 'ms' || unit === 's';
    return isUnit ? Number(value) * milliseconds[unit] : NaN;
  };
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { rate, processor: processor / requests, p50: percentile(50), p99: percentile(99) };
}
