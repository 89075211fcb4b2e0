import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';

import { nodeEnvironment, workerArgs } from '../../../scripts/steps/programs.mjs';
import { programs } from './web-process';

export interface Worker {
  readonly pid: number;
  /** Settles when it is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a worker of the tests' build, which logs to LOG. */
export function startWorker(settings: Record<string, string>): Worker {
  const log = openSync(settings.LOG ?? devNull, 'a');
  const worker = spawn(process.execPath, workerArgs(programs), {
    env: nodeEnvironment({ ...process.env, ...settings }, 'production'),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return {
    pid: worker.pid ?? 0,
    end: async (signal) => {
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.kill(signal);
      await gone;
    },
  };
}
