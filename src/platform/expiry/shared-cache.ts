import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { SharedClock, type Found, type SharedCache } from 'static-next-server';

import { env } from '@/env';

import type { ByClock } from './channel';
import { RedisStore } from './redis-store';

/** Next's cache as the processes of the site share it in Redis (docs/decisions/17). */
export class CacheInRedis implements SharedCache, ByClock {
  readonly clock = new SharedClock();
  readonly store: RedisStore;
  /** What came of each look into it. */
  readonly found: Record<Found, number> = { missing: 0, outdated: 0, taken: 0 };
  #prefix: string | undefined;
  #build: string | undefined;

  constructor(url: string) {
    this.store = new RedisStore({ url, secret: env.PAYLOAD_SECRET, prefix: () => this.#prefix });
  }

  /** For a process that serves pages: only such a one hears of changes. */
  open(): void {
    this.#build = readFileSync(path.resolve(env.NEXT_DIST_DIR, 'BUILD_ID'), 'utf8').trim();
    this.store.open();
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  readonly onRead = (found: Found): void => {
    this.found[found] += 1;
  };

  /** Another build makes other pages, another clock counts otherwise, another address is in them. */
  setClockName(name: string): void {
    const whose = createHash('sha256').update(`${name}\n${env.SERVER_URL}`).digest('hex');
    this.#prefix = `site:${this.#build ?? ''}:${whose.slice(0, 16)}:`;
  }
}
