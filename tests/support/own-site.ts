import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { crashDatabase, removeDatabase, startDatabase } from '../../scripts/database.mjs';
import { freePort } from '../../scripts/free-port.mjs';

export interface OwnSite {
  readonly url: string;
  readonly databaseUrl: string;
  /** Of PostgreSQL's data and password. */
  readonly dataDir: string;
  readonly stopDatabase: () => Promise<void>;
  /** Settles when it is ready. */
  readonly startDatabase: () => Promise<void>;
  /** Of the web process that runs now. */
  readonly pid: () => number;
  /** Ends it as a crash does. */
  readonly killWeb: () => Promise<void>;
  /** Settles when it is ready. */
  readonly startWeb: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const program = (name: string) => path.join(process.env.DATA_DIR ?? '.data', 'dist', `${name}.mjs`);

/** A site of the tests' build on a PostgreSQL of its own, which a test may do violence to. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  // Not a fast one: that forgets what it has just committed, and these tests crash it.
  const database = await startDatabase({ dataDir });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    SERVER_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    ...settings,
  };
  execFileSync(process.execPath, [program('prepare')], { env, stdio: 'ignore' });
  const startWeb = async () => {
    const started = spawn(process.execPath, [program('server')], { env, stdio: 'ignore' });
    await ready(url);
    return started;
  };
  let web = await startWeb();
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    stopDatabase: () => crashDatabase(dataDir),
    startDatabase: async () => {
      await startDatabase({ dataDir });
    },
    pid: () => web.pid ?? 0,
    killWeb: () => end(web, 'SIGKILL'),
    startWeb: async () => {
      web = await startWeb();
    },
    close: async () => {
      await end(web, 'SIGTERM');
      await removeDatabase(dataDir);
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

async function ready(url: string) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not ready after 30 s`);
}
