import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { crashPostgres, removePostgres, startPostgres } from '@packages/embedded-postgres';

import { freePort } from '../../../scripts/steps/web-process.mjs';
import { copyFilledSite, filledSite } from '../../run/filled-site.mjs';
import { prepareDatabase, startWebProcess } from './web-process';

export interface OwnSite {
  readonly url: string;
  readonly databaseUrl: string;
  /** Of PostgreSQL's data and password. */
  readonly dataDir: string;
  readonly stopDatabase: () => Promise<void>;
  /** Settles when it is ready. */
  readonly startDatabase: () => Promise<void>;
  /** What the web process has said. */
  readonly log: () => string;
  /** Of the web process that runs now. */
  readonly pid: () => number;
  /** Ends it as a crash does. */
  readonly killWeb: () => Promise<void>;
  /** Tells it to end, and waits until it has. */
  readonly endWeb: () => Promise<void>;
  /** Settles when it is ready. */
  readonly startWeb: (changes?: Record<string, string>) => Promise<void>;
  /** Of the site's processes. */
  readonly settings: Record<string, string>;
  readonly close: () => Promise<void>;
}

/** A site of the tests' build on a PostgreSQL of its own, which a test may stop, kill and break. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'own-site-'));
  await copyFilledSite(filledSite(process.env), dataDir);
  // Not a fast one: that forgets what it has just committed, and these tests crash it.
  const postgres = { folder: dataDir, database: 'site' };
  const database = await startPostgres(postgres);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = {
    PORT: String(port),
    SERVER_URL: url,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    LOG: path.join(dataDir, 'web.log'),
    ...settings,
  };
  // The accounts of these settings are missing in what was copied.
  if (Object.keys(settings).some((name) => name.endsWith('_EMAIL'))) await prepareDatabase(own);
  let web = await startWebProcess(own);
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    stopDatabase: () => crashPostgres(dataDir),
    startDatabase: async () => {
      await startPostgres(postgres);
    },
    log: () => readFileSync(own.LOG, 'utf8'),
    pid: () => web.pid,
    killWeb: () => web.end('SIGKILL'),
    endWeb: () => web.end('SIGTERM'),
    startWeb: async (changes = {}) => {
      web = await startWebProcess({ ...own, ...changes });
    },
    settings: own,
    close: async () => {
      await web.end('SIGTERM');
      await removePostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
