import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import type { Expiry } from 'static-next-server';
import { z } from 'zod';

import { env } from '@/env';

export const channelName = 'expired_tags';
/** Of the first try to connect again; each next one waits twice as long. */
const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A connection that a firewall has forgotten, or a frozen database, says nothing by itself. */
const checkEveryMs = 10_000;

const message = z.object({ from: z.string(), tags: z.array(z.string()) });

/**
 * Tells all processes of the site what one of them has expired, by PostgreSQL's NOTIFY: there is no
 * edit without the database, so the channel is there whenever there is something to tell.
 */
export class ExpiryChannel {
  readonly #me = randomUUID();
  readonly #untold = new Set<string>();
  #client: Client | null = null;
  #isClosed = false;
  #isFirst = true;

  constructor(private readonly expiry: Expiry) {}

  /**
   * Listens for as long as the process lives.
   * @param onConnect called each time that it begins to listen: from then on nothing is missed, and
   *   before it, but for the first time, something may have been
   */
  listen(onConnect: (isFirst: boolean) => void): void {
    void this.#keepConnected(onConnect);
  }

  /**
   * Settles when the other processes are being told, or will be once the database is back. Call it
   * after the edit is committed: who is told reads the database at once.
   */
  async tell(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#untold.add(tag);
    await this.#tellAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #tellAll(): Promise<void> {
    if (this.#client === null || this.#untold.size === 0) return;
    const tags = [...this.#untold];
    const payload = JSON.stringify({ from: this.#me, tags });
    try {
      await this.#client.query('SELECT pg_notify($1, $2)', [channelName, payload]);
      for (const tag of tags) this.#untold.delete(tag);
    } catch {
      // Told again with the next connection; telling twice does no harm.
    }
  }

  async #keepConnected(onConnect: (isFirst: boolean) => void): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!this.#isClosed) {
      try {
        const client = await this.#connect();
        pauseMs = firstPauseMs;
        onConnect(this.#isFirst);
        this.#isFirst = false;
        await this.#tellAll();
        await untilBroken(client);
      } catch {
        // That the database is away is /readyz's to say.
      }
      this.#client = null;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: env.DATABASE_URL,
      application_name: 'expiry',
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    // Its end says the same; without a listener Node would exit.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channelName}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    return (this.#client = client);
  }

  #hear(payload: string | undefined): void {
    const heard = message.safeParse(parsed(payload));
    if (!heard.success) return;
    // We knew before all others.
    if (heard.data.from !== this.#me) this.expiry.expire(heard.data.tags);
  }
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}

/** Settles when the connection is of no use any more. */
async function untilBroken(client: Client): Promise<void> {
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const check = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end().catch(() => undefined));
  }, checkEveryMs).unref();
  await ended;
  clearInterval(check);
}
