import { DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';

import { env } from '@/env';

import { Unavailable, UnknownOutcome } from './failures';
import { settleWithin } from './time-limit';

const probeEveryMs = 250;

const lock = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

interface Options {
  /** As PostgreSQL shows it in pg_stat_activity. */
  readonly name?: string;
  readonly max: number;
  /** A frozen database accepts a connection and then says nothing, so each wait has an end. */
  readonly timeLimitMs: number;
  readonly settings?: string;
}

/**
 * A way to PostgreSQL of its own, apart from Payload's: what a visitor sends waits for no search of
 * the inbox and for no leaked slot of that pool (payload #11727). After the first failure it is
 * taken as away until it answers a probe, so that only the first request waits for a time-out.
 */
export class Connection {
  readonly #pool: Pool;
  readonly #timeLimitMs: number;
  readonly #max: number;
  #inUse = 0;
  #isAway = false;
  /** The end of the last that was asked for under a key. */
  readonly #lastOf = new Map<string, Promise<void>>();

  constructor({ name, max, timeLimitMs, settings }: Options) {
    this.#timeLimitMs = timeLimitMs;
    this.#max = max;
    this.#pool = new Pool({
      connectionString: env.DATABASE_URL,
      application_name: name,
      max,
      options: settings,
      // Our own limit ends earlier; this gives the place in the pool back.
      connectionTimeoutMillis: 3 * timeLimitMs,
      // PostgreSQL gives up first, and says so: then the statement certainly did nothing.
      statement_timeout: Math.round(0.8 * timeLimitMs),
      // To connect takes ten times as long as to store a row.
      min: 1,
      keepAlive: true,
    });
    // A connection that dies while nobody uses it is replaced; without a listener Node would exit.
    this.#pool.on('error', () => undefined);
    // The pool does not listen to one that is in use; its query fails, which says the same.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Connects before the first visitor comes. */
  async open(): Promise<void> {
    await this.query({ text: 'SELECT 1' }).catch(() => undefined);
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Connections that are open, and of these the idle ones: equal when nobody holds one. */
  get slots(): { open: number; idle: number } {
    return { open: this.#pool.totalCount, idle: this.#pool.idleCount };
  }

  /**
   * @throws Unavailable when the statement was certainly not run, also where all ways are in use
   * @throws UnknownOutcome when it may have been
   * @throws DatabaseError when the database refused it
   */
  query<Row extends object>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#ask((client) => settleWithin(run<Row>(client, query), this.#timeLimitMs));
  }

  /**
   * A statement that sees all that was done under the lock before: it begins when it has the lock. Those
   * of this process wait for each other without a connection, and no wait is time of the statement.
   * @param key callers with the same one wait for each other
   * @throws as `query`
   */
  queryLocked<Row extends object>(key: string, query: QueryConfig): Promise<QueryResult<Row>> {
    const before = this.#lastOf.get(key) ?? Promise.resolve();
    const own = before.then(() => this.#askLocked<Row>(key, query));
    const ended = own.then(nothing, nothing).then(() => {
      if (this.#lastOf.get(key) === ended) this.#lastOf.delete(key);
    });
    this.#lastOf.set(key, ended);
    return own;
  }

  #askLocked<Row extends object>(key: string, query: QueryConfig): Promise<QueryResult<Row>> {
    return this.#ask(async (client, spoil) => {
      const step = <Own extends object>(each: QueryConfig) =>
        settleWithin(run<Own>(client, each), this.#timeLimitMs);
      await step({ text: 'BEGIN' });
      try {
        await step({ text: lock, values: [key] });
        const result = await step<Row>(query);
        await step({ text: 'COMMIT' });
        return result;
      } catch (error) {
        // What went wrong first is what happened.
        await step({ text: 'ROLLBACK' }).catch(spoil);
        throw error;
      }
    });
  }

  /** @param work is given what says that the connection is of no use any more */
  async #ask<Result>(
    work: (client: PoolClient, spoil: () => void) => Promise<Result>,
  ): Promise<Result> {
    if (this.#isAway) throw new Unavailable();
    const client = await this.#connect();
    this.#inUse += 1;
    let isSpoilt = false;
    try {
      const result = await work(client, () => {
        isSpoilt = true;
      });
      client.release();
      return result;
    } catch (error) {
      if (isRefusal(error)) {
        client.release(isSpoilt);
        throw error;
      }
      // Whatever still comes over this connection belongs to nobody.
      client.release(true);
      this.#takeAsAway();
      throw new UnknownOutcome();
    } finally {
      this.#inUse -= 1;
    }
  }

  async #connect(): Promise<PoolClient> {
    const connecting = this.#pool.connect();
    try {
      return await settleWithin(connecting, this.#timeLimitMs);
    } catch {
      connecting.then(giveBack, () => undefined);
      // Slow statements are no outage: each of them ends, and says how.
      const isBusy = this.#inUse >= this.#max;
      if (!isBusy) this.#takeAsAway();
      throw new Unavailable(isBusy);
    }
  }

  #takeAsAway(): void {
    if (this.#isAway) return;
    this.#isAway = true;
    void this.#probe();
  }

  async #probe(): Promise<void> {
    try {
      const client = await this.#pool.connect();
      try {
        await settleWithin(client.query('SELECT 1'), this.#timeLimitMs);
        client.release();
        this.#isAway = false;
      } catch {
        client.release(true);
      }
    } catch {
      // Still away.
    }
    if (this.#isAway) setTimeout(() => void this.#probe(), probeEveryMs).unref();
  }
}

/**
 * With a callback: a result that pg's own promise gives is collected only with the whole heap (300
 * times 100 rows left 29 MB behind, with a callback 0.3).
 */
function run<Row extends object>(client: PoolClient, query: QueryConfig) {
  return new Promise<QueryResult<Row>>((resolve, reject) => {
    client.query<Row>(query, (error: Error | undefined, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
}

const nothing = (): void => undefined;

/** One that came after all, when nobody waited for it any more. */
const giveBack = (client: PoolClient): void => {
  client.release();
};

/**
 * Whether the database looked at the statement and did nothing. A statement that ran out of time
 * (57014) is one of these: PostgreSQL stops the clock before it commits. So is one that it could not
 * understand (08P01), unless it breaks the connection off with that, or a pooler does, whose only code
 * it is. When it shuts down (57P..) or loses the connection (the rest of class 08) it also answers with
 * an error, but may have committed.
 */
function isRefusal(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError) || error.code === undefined) return false;
  return error.code === '08P01' ? error.severity !== 'FATAL' : !/^(08|57P)/.test(error.code);
}
