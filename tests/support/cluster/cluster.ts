import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { crashPostgres, removePostgres, startPostgres } from '@packages/embedded-postgres';

import { freePort } from '../../../scripts/steps/web-process.mjs';
import { startBucket, type Bucket } from './bucket';
import { startMailServer, type MailServer } from '../mail/mail-server';
import { startProxy } from './proxy';
import { prepareDatabase, startWebProcess, type WebProcess } from '../sites/web-process';
import { startWorker, type Worker } from '../sites/worker';

export interface Cluster {
  /** Of the proxy. */
  readonly url: string;
  readonly settings: Record<string, string>;
  readonly mails: MailServer;
  /** Each with a disk of its own. */
  readonly webs: readonly [Restartable, Restartable];
  readonly workers: readonly [Restartable, Restartable];
  readonly crashDatabase: () => Promise<void>;
  readonly startDatabase: () => Promise<void>;
  readonly stopBucket: () => Promise<void>;
  readonly startBucket: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Restartable {
  readonly url: string;
  readonly log: string;
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
  /** Settles when it is ready. */
  readonly start: () => Promise<void>;
}

/** Two web processes behind nginx, two workers, PostgreSQL, a bucket and a mail server. */
export async function startCluster(nginx: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  const postgres = { folder, database: 'site' };
  const database = await startPostgres(postgres);
  let bucket: Bucket = await startBucket();
  const bucketPort = Number(new URL(bucket.settings.S3_ENDPOINT ?? '').port);
  const mails = await startMailServer();
  const port = await freePort();
  const settings = {
    ...bucket.settings,
    SERVER_URL: `http://localhost:${port}`,
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    MEDIA_DIR: path.join(folder, 'media'),
    SMTP_URL: mails.url,
    OWNER_EMAIL: 'owner@onelayer.example',
    TRUSTED_PROXY_HOPS: '1',
    RUN_JOBS: 'false',
  };
  await prepareDatabase(settings);

  const web = async (name: string) => {
    const own = path.join(folder, name);
    const its = { ...settings, DATA_DIR: own, PORT: String(await freePort()), LOG: `${own}.log` };
    const url = `http://localhost:${its.PORT}`;
    return restartable<WebProcess>(url, its.LOG, () => startWebProcess(its));
  };
  const worker = (name: string) => {
    const its = { ...settings, LOG: path.join(folder, `${name}.log`) };
    return restartable<Worker>('', its.LOG, () => Promise.resolve(startWorker(its)));
  };
  const webs = [await web('web-1'), await web('web-2')] as const;
  const workers = [worker('worker-1'), worker('worker-2')] as const;
  for (const each of [...webs, ...workers]) await each.start();
  const [one, two] = webs.map(({ url }) => Number(new URL(url).port));
  const proxy = await startProxy(nginx, port, [one ?? 0, two ?? 0]);
  return {
    url: settings.SERVER_URL,
    settings,
    mails,
    webs,
    workers,
    crashDatabase: () => crashPostgres(folder),
    startDatabase: async () => {
      await startPostgres(postgres);
    },
    stopBucket: () => bucket.stop(),
    startBucket: async () => {
      bucket = await startBucket(bucketPort, bucket.directory);
    },
    close: async () => {
      await proxy.close();
      for (const each of [...webs, ...workers]) await each.stop('SIGTERM');
      await mails.close();
      await bucket.close();
      await removePostgres(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process that can be ended and started again with the same settings. */
function restartable<Process extends Pick<Worker, 'end'>>(
  url: string,
  log: string,
  begin: () => Promise<Process>,
): Restartable {
  let current: Process | undefined;
  return {
    url,
    log,
    start: async () => {
      current = await begin();
    },
    stop: async (signal) => {
      await current?.end(signal);
    },
  };
}
