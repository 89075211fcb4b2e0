import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { freeCutOffJobs } from '@/platform/cut-off-jobs';
import { lead } from '@/platform/scheduler';

/** Queues what has a schedule and runs what is queued, oldest first; one process of all does it. */
export function runJobs(isDoorBusy: () => boolean): void {
  lead({
    lock: 7_418_529_630,
    pauseMs: 2000,
    // Who is at the door goes first: mails can wait a little, a person should not.
    round: async () => (await runQueued()) && !isDoorBusy(),
  });
}

/** @returns whether more is waiting */
async function runQueued(): Promise<boolean> {
  await freeCutOffJobs();
  const payload = await getPayload({ config });
  await payload.jobs.handleSchedules();
  const { noJobsRemaining } = await payload.jobs.run({
    limit: 20,
    // Side by side each would take a connection from the pool that staff need.
    sequential: true,
    silent: { info: true },
    overrideAccess: true,
  });
  return noJobsRemaining !== true;
}
