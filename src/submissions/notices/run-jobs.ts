import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

import { isOn } from '@/features';
import { freeCutOffJobs, type Tasks } from '@/platform/payload/cut-off-jobs';
import { lead } from '@/platform/scheduler';
import { runArticleImports } from '~/collections/articles/wordpress';

import { watchMailboxes } from '../incoming/watch-mailboxes';
import { scanFiles } from '../scan/scan-files';
import { failCutOffReplies } from '../records/thread/reply-batch';
import { fileSubmissions } from '../records/people/file';
import { runRules } from '../rules/run-rules';
import { runImports } from '../imports/run-imports';
import { sendReplies } from '../replies/send-replies';
import { sendNotices } from './send-notices';

const roundMs = 2000;

/** Payload's runner does these. */
const told = ['send-password-link', 'tell-staff', 'call-webhook'];
const tasksOfMails = [...told, 'notify'];

/**
 * Queues what has a schedule, runs what is queued, has the rules look at what came in, sends replies and
 * notices, oldest first, and takes in what comes back; one process of all does it. Mails are a duty of their own: a mail server
 * may take ten minutes for each, and what is to be published at a time waits for none.
 * @param isBusy whether somebody is at the door of this process: they go first, mails can wait
 * @returns ends it; settles when nothing is being done
 */
export function runJobs(isBusy: () => boolean): () => Promise<void> {
  const stops = [
    lead({
      // The releases before did all of it under this number: mails have kept it, so that none of
      // them sends beside us. The rest may run beside theirs for as long as a release takes: each job is
      // claimed by one of them, and what is scheduled is at worst queued twice.
      lock: 7_418_529_630,
      pauseMs: roundMs,
      round: (leads) => sendMails(leads, isBusy),
    }),
    lead({ lock: 7_418_529_632, pauseMs: roundMs, round: (leads) => doTheRest(leads, isBusy) }),
    watchMailboxes(),
    scanFiles(),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** @returns whether more is waiting and nobody is to go first */
async function sendMails(leads: () => boolean, isBusy: () => boolean): Promise<boolean> {
  const end = performance.now() + roundMs;
  await freeCutOffJobs({ in: tasksOfMails });
  await failCutOffReplies();
  const payload = await getPayload({ config });
  // First: a person waits for these.
  await sendReplies({ payload, isOurs: leads });
  // Few: a webhook that hangs holds up the next round for as long. Each says itself what failed.
  const hasMoreToTell = await runSome(payload, {
    tasks: { in: told },
    most: 5,
    isSilent: true,
    leads,
  });
  const hasMoreNotices = await sendNotices({
    payload,
    goOn: () => !isBusy() && performance.now() < end,
    isOurs: leads,
  });
  return (hasMoreNotices || hasMoreToTell) && !isBusy();
}

/** @returns whether more is waiting and nobody is to go first */
async function doTheRest(leads: () => boolean, isBusy: () => boolean): Promise<boolean> {
  const tasks = { not_in: tasksOfMails };
  await freeCutOffJobs(tasks);
  const payload = await getPayload({ config });
  const end = performance.now() + roundMs;
  const hasMoreArrivals = await runRules({ payload, isOurs: leads });
  const hasMoreToFile = isOn('people') && (await fileSubmissions());
  await payload.jobs.handleSchedules();
  const hasMoreJobs = await runSome(payload, { tasks, most: 20, isSilent: false, leads });
  const goOn = () => leads() && !isBusy() && performance.now() < end;
  const hasMoreToImport = await runImports(payload, goOn);
  const hasMoreArticles = await runArticleImports(payload, goOn);
  const hasMore =
    hasMoreArrivals || hasMoreToFile || hasMoreJobs || hasMoreToImport || hasMoreArticles;
  return hasMore && !isBusy();
}

interface Some {
  readonly tasks: Tasks;
  readonly most: number;
  /** Whether Payload says nothing of what fails: with each failure it logs the whole job. */
  readonly isSilent: boolean;
  readonly leads: () => boolean;
}

/**
 * Runs what is due, one after the other: side by side each would take a connection from the pool
 * that staff need, and what is claimed in advance would wait for the next process at the end.
 * @returns whether more may be due
 */
async function runSome(payload: Payload, { tasks, most, isSilent, leads }: Some): Promise<boolean> {
  for (let done = 0; done < most && leads(); done += 1) {
    const { noJobsRemaining } = await payload.jobs.run({
      where: { taskSlug: tasks },
      limit: 1,
      silent: { info: true, error: isSilent },
      overrideAccess: true,
    });
    if (noJobsRemaining === true) return false;
  }
  return true;
}
