import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import type { Expiry } from 'static-next-server';

import { env } from '@/env';

import { toQuery } from '../database/statement';
import { channelName, readMessage, tellAll } from './message';

/** Of the first try to connect again; each next one waits twice as long. */
const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A connection that a firewall has forgotten, or a frozen database, says nothing by itself. */
const checkEveryMs = 10_000;

/**
 * Tells all processes of the site what one of them has expired, by PostgreSQL's NOTIFY: there is no
 * edit without the database, so the channel is there whenever there is something to tell.
 */
export class ExpiryChannel {
  readonly #me = randomUUID();
  /** Tags, each with the number of its last change. */
  readonly #untold = new Map<string, number>();
  #changes = 0;
  #telling: Promise<void> = Promise.resolve();
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
    this.#changes += 1;
    for (const tag of tags) this.#untold.set(tag, this.#changes);
    await this.#tellInTurn();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }

  /** One message at a time: what changes while one is on its way goes into the next. */
  #tellInTurn(): Promise<void> {
    return (this.#telling = this.#telling.then(() => this.#tellAll()));
  }

  async #tellAll(): Promise<void> {
    if (this.#client === null || this.#untold.size === 0) return;
    const told = new Map(this.#untold);
    const message = { from: this.#me, tags: [...told.keys()] };
    try {
      await this.#client.query(toQuery(tellAll(message)));
      // What has changed once more meanwhile has a message of its own.
      for (const [tag, number] of told)
        if (this.#untold.get(tag) === number) this.#untold.delete(tag);
    } catch {
      // Told again with the next connection; telling twice does no harm.
    }
  }

  async #keepConnected(onConnect: (isFirst: boolean) => void): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!this.#isClosed) {
      try {
        const { client, ended } = await this.#connect();
        this.#client = client;
        pauseMs = firstPauseMs;
        onConnect(this.#isFirst);
        this.#isFirst = false;
        await this.#tellInTurn();
        await untilBroken(client, ended);
      } catch {
        // That the database is away is /readyz's to say.
      }
      this.#client = null;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  }

  async #connect(): Promise<{ client: Client; ended: Promise<void> }> {
    const client = new Client({
      connectionString: env.DATABASE_URL,
      application_name: 'expiry',
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    // Its end says the same; without a listener Node would exit.
    client.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channelName}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    return { client, ended };
  }

  #hear(payload: string | undefined): void {
    const heard = readMessage(payload);
    if (heard === undefined) return;
    // We knew before all others.
    if (heard.from !== this.#me) this.expiry.expire(heard.tags);
  }
}

/** Settles when the connection is of no use any more. */
async function untilBroken(client: Client, ended: Promise<void>): Promise<void> {
  const check = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end().catch(() => undefined));
  }, checkEveryMs).unref();
  await ended;
  clearInterval(check);
}
