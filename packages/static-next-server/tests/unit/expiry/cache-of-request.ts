import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type { expiringCache } from '../../../src/expiry/expiring-cache.ts';

/** Next names its kinds by constants that only its own compiler may read. */
export interface Cache {
  get(key: string, context: object): Promise<{ value: object | null } | null>;
  set(key: string, value: { kind: string } | null, context: object): Promise<void>;
  revalidateTag(tags: string | string[], durations: { expire: number }): Promise<void>;
}

const serverDistDir = await mkdtemp(path.join(tmpdir(), 'cache-'));

/** The cache as Next makes it for each request. */
export const cacheOfRequest = (ExpiringCache: ReturnType<typeof expiringCache>): Cache =>
  new ExpiringCache({
    fs: nodeFs,
    serverDistDir,
    flushToDisk: false,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
    _requestHeaders: {},
  });

const kind = 'APP_ROUTE';

export async function keep(cache: Cache, key: string, body: string, cacheControl: object) {
  const headers = { 'x-next-cache-tags': 'industries,media' };
  const value = { kind, status: 200, body: Buffer.from(body), headers };
  await cache.set(key, value, { kind, cacheControl });
  return value;
}

export const entryOf = (cache: Cache, key: string) => cache.get(key, { kind, isFallback: false });

/** @returns the body that was kept; undefined where none is served */
export async function read(cache: Cache, key: string): Promise<string | undefined> {
  const value = (await entryOf(cache, key))?.value;
  return value && 'body' in value ? Buffer.from(Object(value.body)).toString() : undefined;
}
