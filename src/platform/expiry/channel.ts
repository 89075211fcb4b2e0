import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import type { Expiry, SharedClock } from 'static-next-server';

import { env } from '@/env';

import { toQuery } from '../database/statement';
import { sayOnceAMinute } from '../say-once-a-minute';
import { askTime, channelName, readMessage, readTime, tellAll } from './message';

/** Of the first try to connect again; each next one waits twice as long. */
const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A connection that a firewall has forgotten, or a frozen database, says nothing by itself. */
const checkEveryMs = 10_000;

/** What judges by the clock of all processes, and is to know whose clock it is. */
export interface ByClock {
  readonly clock: SharedClock;
  setClockName(name: string): void;
}

/**
 * Tells all processes of the site what one of them has expired, by PostgreSQL's NOTIFY: there is no
 * edit without the database, so the channel is there whenever there is something to tell.
 */
export class ExpiryChannel {
  readonly #me = randomUUID();
  /** Tags, each with the number of the message that is to tell of it. */
  readonly #untold = new Map<string, number>();
  #messages = 0;
  #telling: Promise<void> = Promise.resolve();
  #client: Client | null = null;
  #isClosed = false;
  #isFirst = true;

  constructor(
    private readonly expiry: Expiry,
    private readonly shared?: ByClock,
  ) {}

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
    const number = (this.#messages += 1);
    for (const tag of tags) this.#untold.set(tag, number);
    this.shared?.clock.expect(tags, number);
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
    const message = { from: this.#me, tags: [...told.keys()], number: this.#messages };
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
        const time = await this.#askTime(client);
        this.#client = client;
        pauseMs = firstPauseMs;
        // In one step: nothing that was made before is used from here on, and by that clock.
        onConnect(this.#isFirst);
        this.#begin(time);
        this.#isFirst = false;
        await this.#tellInTurn();
        await untilBroken(client, ended);
      } catch {
        // That the database is away is /readyz's to say.
      }
      this.#client = null;
      this.#stop();
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

  /** @returns undefined where nobody asks, or the database does not say: that is no need */
  async #askTime(client: Client): Promise<ReturnType<typeof readTime> | undefined> {
    if (this.shared === undefined) return undefined;
    try {
      const { rows } = await client.query<object>(toQuery(askTime));
      return readTime(rows[0]);
    } catch (error) {
      sayOnceAMinute('The database says no time, so Redis is not used', error);
      return undefined;
    }
  }

  #begin(time: ReturnType<typeof readTime> | undefined): void {
    if (this.shared === undefined || time === undefined) return;
    this.shared.setClockName(time.clock);
    this.shared.clock.begin(time.at);
  }

  #stop(): void {
    if (this.shared === undefined) return;
    const { clock } = this.shared;
    clock.stop();
    for (const [tag, number] of this.#untold) clock.expect([tag], number);
  }

  #hear(payload: string | undefined): void {
    const heard = readMessage(payload);
    if (heard === undefined) return;
    const { from, tags, at, number } = heard;
    const isOurs = from === this.#me;
    // We knew before all others.
    if (!isOurs) this.expiry.expire(tags);
    if (at === undefined) this.shared?.clock.expect(tags);
    else this.shared?.clock.hear(tags, at, isOurs ? number : undefined);
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
