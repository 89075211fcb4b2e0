import type { SharedEntry, SharedStore } from 'static-next-server';
import { z } from 'zod';

import { sayOnceAMinute } from '../say-once-a-minute';
import { connectToRedis, type RedisConnection } from './redis-connection';

/** Longer than any answer of a Redis nearby, and shorter than a page takes. */
const waitMs = 200;
/** Of the first try to connect again; each next one waits twice as long. */
const firstPauseMs = 250;
const longestPauseMs = 5_000;

export interface RedisStoreOptions {
  readonly url: string;
  /** Signs the entries. */
  readonly secret: string;
  /** What all keys begin with; `undefined` while that is not known. */
  readonly prefix: () => string | undefined;
}

/** What the handler does not know of. The name is signed, too: no entry stands for another. */
const ours = z.object({
  name: z.string(),
  madeAt: z
    .string()
    .regex(/^\d{1,20}$/)
    .transform(BigInt),
});

/**
 * Keeps entries in Redis. Redis is no need: while it is away or slow, nothing is in it. A command
 * that takes too long ends the connection, so that nothing piles up behind it.
 */
export class RedisStore implements SharedStore {
  /** Of entries that were written, and of commands that failed. */
  readonly counts = { written: 0, failed: 0 };
  #connection: RedisConnection | undefined;
  #isClosed = false;

  constructor(private readonly options: RedisStoreOptions) {}

  get isConnected(): boolean {
    return this.#connection !== undefined;
  }

  /** Keeps a connection for as long as the process lives. */
  open(): void {
    void this.#keepConnected();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#connection?.end();
    await this.#connection?.ended;
  }

  async get(key: string): Promise<SharedEntry | undefined> {
    const prefix = this.options.prefix();
    if (prefix === undefined) return undefined;
    const found = await this.#ask((redis) => redis.get(prefix, key));
    const about = ours.safeParse(found);
    if (!found?.value || about.data?.name !== prefix + key) return undefined;
    const { value, lastModified, cacheControl } = found;
    const { madeAt } = about.data;
    return { value, lastModified, madeAt, ...(cacheControl && { cacheControl }) };
  }

  set(key: string, { madeAt, ...entry }: SharedEntry): void {
    const prefix = this.options.prefix();
    if (prefix === undefined) return;
    const named = { ...entry, name: prefix + key, madeAt: String(madeAt) };
    void this.#ask(async (redis) => {
      await redis.set(prefix, key, named);
      this.counts.written += 1;
    });
  }

  async #ask<Answer>(
    command: (redis: RedisConnection) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const connection = this.#connection;
    if (connection === undefined) return undefined;
    try {
      return await inTime(command(connection));
    } catch (error) {
      this.counts.failed += 1;
      sayOnceAMinute('Redis did not answer, and the site works without it', error);
      if (error instanceof TooSlow) connection.end();
      return undefined;
    }
  }

  #isOver(): boolean {
    return this.#isClosed;
  }

  async #keepConnected(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!this.#isOver()) {
      try {
        this.#connection = await connectToRedis(this.options.url, this.options.secret);
        if (this.#isOver()) this.#connection.end();
        pauseMs = firstPauseMs;
        await this.#connection.ended;
      } catch (error) {
        sayOnceAMinute('Redis is away, and the site works without it', error);
      }
      this.#connection?.end();
      this.#connection = undefined;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }
}

class TooSlow extends Error {
  override readonly message = `no answer in ${waitMs} ms`;
}

function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Where this process was busy for so long, the answer may be there and not be read yet.
    const late = () => setImmediate(() => reject(new TooSlow()));
    const timer = setTimeout(late, waitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
