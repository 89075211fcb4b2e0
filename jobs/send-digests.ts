import type { TaskConfig } from 'payload';

import { queueDigests } from '@/submissions/records/notices/staff-notices';
import { digestEveryMinutes, isDigestTime } from '@/submissions/staff-notices/digest-time';

import { afterSchedule } from './after-schedule';

/** What was due so long ago is left out: nobody wants this morning's digest at night. */
const lateHours = 6;

/**
 * In the half hour in which the working day begins, queues a digest for each of staff who wants one.
 * Cron knows neither the place's zone nor its summer time, so it asks twice an hour.
 */
export const sendDigests: TaskConfig<{ input: object; output: object }> = {
  slug: 'send-digests',
  label: 'Tell staff what is overdue',
  inputSchema: [],
  schedule: [
    { cron: `*/${digestEveryMinutes} * * * *`, queue: 'default', hooks: { afterSchedule } },
  ],
  retries: 2,
  handler: async ({ job, req: { payload } }) => {
    const { workdayBegins } = await payload.findGlobal({
      slug: 'inbox-settings',
      depth: 0,
      overrideAccess: true,
    });
    const dueAt = job.waitUntil ? new Date(job.waitUntil) : new Date();
    const isLate = Date.now() - dueAt.getTime() > lateHours * 60 * 60 * 1000;
    if (!isLate && isDigestTime(dueAt, workdayBegins)) await queueDigests();
    return { output: {} };
  },
};
