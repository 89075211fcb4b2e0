import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import { readJson } from '../../scripts/steps/json.mjs';
import { freePort } from '../../scripts/steps/web-process.mjs';

export interface Contestant {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const root = path.join(import.meta.dirname, '../..');
const next = path.join(root, 'node_modules/next/dist/bin/next');

async function start(
  port: number,
  command: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Contestant> {
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

/** The same build and database under Next's own server. */
export async function underNextStart(settings: Record<string, string>): Promise<Contestant> {
  const port = await freePort();
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const };
  return start(port, [process.execPath, next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    env,
  });
}

/**
 * A page with one word on it, of the same version of Next, with packages of its own: below this
 * project Next takes this project's start for the page's.
 */
export async function emptyNextPage(): Promise<Contestant> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'empty-page-'));
  mkdirSync(path.join(cwd, 'app'));
  const { dependencies } = ours.parse(readJson(path.join(root, 'package.json')));
  const files = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
    'app/layout.jsx':
      'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
    'app/page.jsx': 'export default () => <p>Hello</p>;',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const own = path.join(cwd, 'node_modules/next/dist/bin/next');
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  for (const [program, args] of [
    ['npm', install],
    [process.execPath, [own, 'build']],
  ] as const) {
    const done = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stdout + done.stderr);
  }
  const port = await freePort();
  const command = [process.execPath, own, 'start', '-p', String(port), '-H', '127.0.0.1'];
  const page = await start(port, command, { cwd, env });
  return {
    ...page,
    stop: async () => {
      await page.stop();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

const ours = z.object({
  dependencies: z.object({ next: z.string(), react: z.string(), 'react-dom': z.string() }),
});

/** Node's own server that sends the same bytes and headers, and does nothing else. */
export async function nodeWith(of: string, paths: readonly string[]): Promise<Contestant> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'bytes-server.mjs');
  return start(port, [process.execPath, program, String(port), of, ...paths]);
}

/** Nginx with one worker that sends the same bytes and headers from a file. */
export async function nginxWith(of: string, paths: readonly string[]): Promise<Contestant> {
  const folder = mkdtempSync(path.join(root, '.data', 'nginx-'));
  const locations = await Promise.all(
    paths.map(async (address, index) => {
      const answer = await fetch(of + address, { headers: { 'Accept-Encoding': 'br' } });
      // `fetch` has decoded it.
      const own = [...answer.headers].filter(([name]) => !left.has(name));
      const bytes = spawnSync('curl', ['-s', '-H', 'Accept-Encoding: br', of + address]).stdout;
      writeFileSync(path.join(folder, `${index}.br`), bytes);
      const headers = own.map(
        ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
      );
      return `location = ${address} { default_type text/html; try_files /${index}.br =404; ${headers.join(' ')} }`;
    }),
  );
  const port = await freePort();
  const config = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; etag off;
      keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
    }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  // Else a worker of another account may not read below this folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const command = ['nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf'), ...asRoot];
  const nginx = await start(port, command);
  return {
    ...nginx,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nginx sets these itself, or they are of one answer. */
const left = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);
