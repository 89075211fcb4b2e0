import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { webProcessArgs } from '../../../scripts/steps/programs.mjs';

export interface WebProcess {
  readonly url: string;
  readonly pid: number;
  /** Settles when it is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Of the tests' build. */
export const programs = process.env.PROGRAMS_DIR ?? 'dist';

/** Makes and fills the database of these settings; an error says what was said. */
export async function prepareDatabase(
  settings: Record<string, string>,
  folder = programs,
): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(folder, 'prepare.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
}

/** Starts a web process of the tests' build, which logs to LOG; settles when it is ready. */
export async function startWebProcess(
  settings: Record<string, string> & { PORT: string },
): Promise<WebProcess> {
  const log = openSync(settings.LOG ?? devNull, 'a');
  const web = spawn(process.execPath, webProcessArgs(programs), {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const end = async (signal: NodeJS.Signals) => {
    if (web.exitCode !== null || web.signalCode !== null) return;
    const gone = new Promise((resolve) => web.once('exit', resolve));
    web.kill(signal);
    await gone;
  };
  const url = `http://localhost:${settings.PORT}`;
  for (const last = Date.now() + 60_000; Date.now() < last;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return { url, pid: web.pid ?? 0, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end('SIGTERM');
  throw new Error(`${url} is not ready after 60 s`);
}
