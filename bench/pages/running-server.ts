import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '../..');

/** @param port at which the program answers over HTTP once it is ready */
export async function startServer(
  port: number,
  command: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningServer> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: 'ignore', ...options });
  const url = `http://127.0.0.1:${port}`;
  const stop = () => ended(child);
  for (let look = 0; look < 300; look += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true && child.pid !== undefined) return { url, pid: child.pid, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${command.join(' ')} does not answer`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
