import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';
import { Client } from 'pg';

import { env } from '@/env';

const pause = 2000;
/** Of the lock that one process of all holds; any number that nobody else uses. */
const lock = 7_418_529_630;

/**
 * Runs queued notices for as long as the process lives, oldest first. Of several processes one does
 * it, the holder of a lock in the database; when it dies the lock is free, and whatever it was
 * doing is begun again by the next. The database may come later than the site, or go: a round that
 * fails is followed by the next.
 */
export function runJobs(isDoorBusy: () => boolean): void {
  void round()
    .catch(() => {
      // Payload logs what a job says; that the database is away is /readyz's to say.
      leader?.end().catch(() => undefined);
      leader = null;
      return false;
    })
    // Who is at the door goes first: mails can wait a little, a person should not.
    .then((hasMore) =>
      setTimeout(runJobs, hasMore && !isDoorBusy() ? 0 : pause, isDoorBusy).unref(),
    );
}

/** One is always waiting for the next night; whoever slept through it finds it due at once. */
const queueTonight = `
  INSERT INTO payload_jobs (task_slug, input, wait_until)
  SELECT 'apply-retention', '{}', date_trunc('day', now() - interval '3 hours') + interval '27 hours'
  WHERE NOT EXISTS (
    SELECT FROM payload_jobs WHERE task_slug = 'apply-retention' AND has_error IS NOT TRUE
  )`;

let leader: Client | null = null;

/** @returns whether more is waiting */
async function round(): Promise<boolean> {
  leader ??= await connect();
  // Who has it gets it again.
  const { rows } = await leader.query<{ leads: boolean }>(
    `SELECT pg_try_advisory_lock(${lock}) AS leads`,
  );
  if (rows[0]?.leads !== true) return false;
  // Nobody else runs jobs, and we are between two rounds: who looks busy was cut off.
  await leader.query('UPDATE payload_jobs SET processing = false WHERE processing');
  await leader.query(queueTonight);
  const payload = await getPayload({ config });
  const { noJobsRemaining } = await payload.jobs.run({
    limit: 20,
    // Side by side each would take a connection from the pool that staff need.
    sequential: true,
    silent: { info: true },
    overrideAccess: true,
  });
  return noJobsRemaining !== true;
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
