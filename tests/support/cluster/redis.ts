import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../../scripts/steps/web-process.mjs';
import { until } from '../sites/until';

export interface Redis {
  readonly url: string;
  /** Kills it; what was in it is gone. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** It keeps its connections and answers nothing until `resume`. */
  readonly freeze: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

/** Redis as deploy/compose.yaml has it, bounded and nothing on the disk, and with a password. */
export async function startRedis(
  program = process.env.REDIS_PROGRAM ?? 'redis-server',
): Promise<Redis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-'));
  const port = await freePort();
  const memory = ['--maxmemory', '64mb', '--maxmemory-policy', 'allkeys-lru'];
  const password = randomUUID();
  const access = ['--bind', '127.0.0.1', '--requirepass', password];
  const settings = [...access, '--save', '', '--appendonly', 'no', ...memory];
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(program, ['--port', String(port), '--dir', folder, ...settings], {
      stdio: 'ignore',
    });
    await until(() => answers(port));
  };
  const stop = async () => {
    if (server === undefined) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    server = undefined;
    await gone;
  };
  await start();
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    stop,
    start,
    freeze: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
