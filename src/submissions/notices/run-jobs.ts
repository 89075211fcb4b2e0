import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { freeCutOffJobs } from '@/platform/cut-off-jobs';
import { lead } from '@/platform/scheduler';

import { isDoorBusy } from '../traffic';

/** Queues what has a schedule and runs what is queued, oldest first; one process of all does it. */
export function runJobs(): void {
  lead({ lock: 7_418_529_630, pauseMs: 2000, round });
}

async function round(): Promise<boolean> {
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
  // Who is at the door goes first: mails can wait a little, a person should not.
  return noJobsRemaining !== true && !isDoorBusy();
}
