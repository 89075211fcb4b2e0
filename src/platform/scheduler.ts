import { Client } from 'pg';

import { env } from '@/env';

interface Duty {
  /** Any number that no other duty has: of all processes, the one that holds this lock does it. */
  readonly lock: number;
  /** Between two rounds. */
  readonly pauseMs: number;
  /** @returns whether the next round should follow at once */
  readonly round: () => Promise<boolean>;
}

/**
 * Does something over and over for as long as the process lives, in one of all processes: the one
 * that holds a lock in the database. When it dies the lock is free, and the next one takes over. The
 * database may come later than the site, or go: a round that fails is followed by the next.
 */
export function lead({ lock, pauseMs, round }: Duty): void {
  /** Its session holds the lock. */
  let leader: Client | null = null;

  async function roundAsLeader(): Promise<boolean> {
    leader ??= await connect();
    // Who has the lock gets it again.
    const { rows } = await leader.query<{ leads: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS leads',
      [lock],
    );
    return rows[0]?.leads === true && (await round());
  }

  async function goOn(): Promise<void> {
    const isUrgent = await roundAsLeader().catch(() => {
      // Payload logs what a job says; that the database is away is /readyz's to say.
      leader?.end().catch(() => undefined);
      leader = null;
      return false;
    });
    setTimeout(() => void goOn(), isUrgent ? 0 : pauseMs).unref();
  }

  void goOn();
}

async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    keepAlive: true,
  });
  // The next round finds out; without a listener Node would exit.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
