import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { z } from 'zod';

import { readJson } from '../../scripts/steps/json.mjs';
import { freePort } from '../../scripts/steps/web-process.mjs';
import { startNginx } from './nginx';
import { startServer, type RunningServer } from './running-server';

const root = path.join(import.meta.dirname, '../..');
const next = path.join(root, 'node_modules/next/dist/bin/next');

/** The same build and database under Next's own server. */
export async function underNextStart(settings: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const };
  const command = [process.execPath, next, 'start', '-p', String(port), '-H', '127.0.0.1'];
  return startServer(port, command, { env });
}

/**
 * A page with one word on it, of the same version of Next, with packages of its own: below this
 * project Next takes this project's start for the page's.
 */
export async function emptyNextPage(): Promise<RunningServer> {
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
  const page = await startServer(port, command, { cwd, env });
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
export async function nodeWith(of: string, paths: readonly string[]): Promise<RunningServer> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'bytes-server.mjs');
  return startServer(port, [process.execPath, program, String(port), of, ...paths]);
}

/** Nginx with one worker that sends the same bytes and headers from a file. */
export async function nginxWith(of: string, paths: readonly string[]): Promise<RunningServer> {
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
  return startNginx(
    folder,
    (port) => `
      sendfile on; tcp_nopush on; open_file_cache max=100; etag off; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }`,
  );
}

/** Nginx sets these itself, or they are of one answer. */
const left = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);
