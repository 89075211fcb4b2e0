import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { crashDatabase, removeDatabase, startDatabase } from '../../scripts/database.mjs';
import { freePort } from '../../scripts/free-port.mjs';

export interface OwnSite {
  url: string;
  databaseUrl: string;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  close: () => Promise<void>;
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
  const web = spawn(process.execPath, [program('server')], { env, stdio: 'ignore' });
  await ready(url);
  return {
    url,
    databaseUrl: database.url,
    stopDatabase: () => crashDatabase(dataDir),
    startDatabase: async () => {
      await startDatabase({ dataDir });
    },
    close: async () => {
      const gone = new Promise((resolve) => web.once('exit', resolve));
      web.kill();
      await gone;
      await removeDatabase(dataDir);
    },
  };
}

async function ready(url: string) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not ready after 30 s`);
}
