import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { freeCutOffJobs } from '@/platform/cut-off-jobs';
import { lead } from '@/platform/scheduler';

import { watchMailbox } from '../incoming/watch-mailbox';
import { failCutOffReplies } from '../records/thread/reply-batch';
import { sendReplies } from '../replies/send-replies';
import { sendNotices } from './send-notices';

const roundMs = 2000;

/** Side by side each would take a connection from the pool that staff need. */
const oneByOne = { sequential: true, silent: { info: true }, overrideAccess: true } as const;

/**
 * Queues what has a schedule, runs what is queued, sends replies and notices, oldest first, and
 * takes in what comes back; one process of all does it.
 * @param isBusy whether somebody is at the door of this process: they go first, mails can wait
 * @returns ends it; settles when nothing is being done
 */
export function runJobs(isBusy: () => boolean): () => Promise<void> {
  const stops = [
    lead({ lock: 7_418_529_630, pauseMs: roundMs, round: (leads) => runQueued(leads, isBusy) }),
    watchMailbox(),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** @returns whether more is waiting and nobody is to go first */
async function runQueued(leads: () => boolean, isBusy: () => boolean): Promise<boolean> {
  const end = performance.now() + roundMs;
  await freeCutOffJobs();
  await failCutOffReplies();
  const payload = await getPayload({ config });
  await payload.jobs.handleSchedules();
  // First: a person waits for these.
  await sendReplies({ payload, isOurs: leads });
  const { noJobsRemaining } = await payload.jobs.run({
    where: { taskSlug: { not_in: ['notify', 'tell-staff'] } },
    limit: 20,
    ...oneByOne,
  });
  // Few: a webhook that hangs holds up the next round for as long.
  const told = await payload.jobs.run({
    where: { taskSlug: { equals: 'tell-staff' } },
    limit: 3,
    ...oneByOne,
  });
  const hasMoreNotices = await sendNotices({
    payload,
    goOn: () => !isBusy() && performance.now() < end,
    isOurs: leads,
  });
  const hasMoreJobs = noJobsRemaining !== true || told.noJobsRemaining !== true;
  return (hasMoreNotices || hasMoreJobs) && !isBusy();
}
