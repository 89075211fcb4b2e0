import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Proxy {
  readonly close: () => Promise<void>;
}

/** nginx with deploy/nginx.conf, on other addresses and without limits: one machine is all visitors. */
export async function startProxy(
  program: string,
  port: number,
  upstreams: readonly [number, number],
): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  mkdirSync(path.join(folder, 'tmp'));
  const [one, two] = upstreams;
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const config = shipped
    .replace('server web-1:3000', `server 127.0.0.1:${one}`)
    .replace('server web-2:3000', `server 127.0.0.1:${two}`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace(/^ *limit_(conn connections|req zone).*$/gm, '')
    // Where it may not be root nobody else may own its workers.
    .replace('worker_processes auto;', `worker_processes 1;\nuser root;`);
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise((resolve) => nginx.once('exit', resolve));
  for (const last = Date.now() + 10_000; Date.now() < last;) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    close: async () => {
      nginx.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
