import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';

export interface WebProcess {
  readonly url: string;
  readonly pid: number;
  /** Settles when it is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

/** A program of the tests' build. */
export const program = (name: string) =>
  path.join(process.env.DATA_DIR ?? '.data', 'dist', `${name}.mjs`);

/** Starts a web process of the tests' build, which logs to LOG; settles when it is ready. */
export async function startWebProcess(
  settings: Record<string, string> & { PORT: string },
): Promise<WebProcess> {
  const log = openSync(settings.LOG ?? devNull, 'a');
  const web = spawn(process.execPath, [program('server')], {
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
  for (const last = Date.now() + 30_000; Date.now() < last;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return { url, pid: web.pid ?? 0, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end('SIGTERM');
  throw new Error(`${url} is not ready after 30 s`);
}
