import { readFileSync } from 'node:fs';

/** In MB, of a process of this machine; Linux alone tells. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
