import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';

export interface Bucket {
  /** The settings of a site that keeps its pictures in it. */
  readonly settings: Record<string, string>;
  readonly directory: string;
  /** What is in it stays. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An S3-compatible server on loopback with the site's bucket, on a folder of its own. */
export async function startBucket(
  port = 0,
  directory = mkdtempSync(path.join(tmpdir(), 'bucket-')),
): Promise<Bucket> {
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'website-storage', configs: [] }],
  });
  const { port: taken } = await server.run();
  const stop = () => server.close();
  return {
    directory,
    stop,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${taken}`,
      // As the server knows them.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
