import { Client } from 'pg';

import { env } from '@/env';

interface Duty {
  /** Any number that no other duty has: of all processes, the one that holds this lock does it. */
  readonly lock: number;
  /** Between two rounds. */
  readonly pauseMs: number;
  /**
   * @param leads whether this process still does it: while the database restarts another one may
   *   have taken over
   * @returns whether the next round should follow at once
   */
  readonly round: (leads: () => boolean) => Promise<boolean>;
}

/**
 * Does something over and over for as long as the process lives, in one of all processes: the one
 * that holds a lock in the database. When it dies the lock is free, and the next one takes over. The
 * database may come later than the site, or go: a round that fails is followed by the next.
 * @returns ends it; settles when no round is under way
 */
export function lead({ lock, pauseMs, round }: Duty): () => Promise<void> {
  /** Its session holds the lock. */
  let leader: Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function dismiss(): Promise<void> {
    const client = leader;
    leader = null;
    await client?.end().catch(() => undefined);
  }

  async function roundAsLeader(): Promise<boolean> {
    const client = leader ?? (await connectAnew());
    // A process that has the lock gets it again.
    const { rows } = await client.query<{ leads: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS leads',
      [lock],
    );
    return rows[0]?.leads === true && (await round(() => leader === client && !isStopped));
  }

  async function connectAnew(): Promise<Client> {
    const client = await connect();
    client.once('end', () => {
      if (leader === client) leader = null;
    });
    return (leader = client);
  }

  async function goOn(): Promise<void> {
    const isUrgent = await roundAsLeader().catch(() => {
      // Payload logs what a job says; that the database is away is /readyz's to say.
      void dismiss();
      return false;
    });
    if (isStopped) return;
    timer = setTimeout(begin, isUrgent ? 0 : pauseMs).unref();
  }

  function begin(): void {
    underWay = goOn();
  }

  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
    await dismiss();
  };
}

async function connect(): Promise<Client> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'jobs leader',
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
    keepAlive: true,
  });
  // The next round finds out; without a listener Node would exit.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
