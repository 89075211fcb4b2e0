import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

const pause = 2000;

/**
 * Runs queued notices in this process for as long as it lives, oldest first. One after the other:
 * Payload's own `autoRun` runs them side by side, and each takes a connection from the pool that
 * visitors need. The database may come later than the site, or go: a round that fails is followed
 * by the next.
 */
export function runJobs(): void {
  void runQueued().finally(() => setTimeout(runJobs, pause).unref());
}

async function runQueued(): Promise<void> {
  try {
    const payload = await getPayload({ config });
    await payload.jobs.run({ limit: 50, sequential: true, overrideAccess: true });
  } catch {
    // Payload logs what a job says; that the database is away is /readyz's to say.
  }
}
