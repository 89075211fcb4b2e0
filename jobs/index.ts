import { JobCancelledError, type JobsConfig, type SanitizedConfig, type TaskConfig } from 'payload';

import { jobStatsOf } from '@/platform/payload/own-parts';
import { isOn } from '@/features';
import { traced } from '@/platform/tracing/tracing';
import type { FeatureName } from '@/site-choices';
import { failedMail } from '@/submissions/records/failed-mail';

import { having, hiddenWithout, nobody } from '../collections/access';
import { plainJson } from '../collections/fields/plain-json';

import { applyRetention } from './apply-retention';
import { callWebhook } from './call-webhook';
import { notify } from './notify';
import { sendDigests } from './send-digests';
import { sendPasswordLink } from './send-password-link';
import { tellOfReview } from './tell-of-review';
import { tellStaffTask } from './tell-staff';

interface InAndOut {
  input: object;
  output: object;
}

/**
 * A task that tells somebody something: a failure is one line in the log, with nothing of the job's
 * input, which can name a person. What may have arrived, or never will, is given up.
 */
function asTelling<Task extends InAndOut>(task: TaskConfig<Task>): TaskConfig<Task> {
  const { handler, label, slug } = task;
  if (typeof handler === 'string') return task;
  return {
    ...task,
    handler: async (given) => {
      try {
        return await handler(given);
      } catch (error) {
        const { problem, isLast } = failedMail(error);
        const fate = isLast ? 'given up' : 'failed';
        given.req.payload.logger.error(`“${label ?? slug}” ${fate}: ${problem}`);
        if (isLast) throw new JobCancelledError(problem);
        throw error;
      }
    },
  };
}

/** The notices are told of where they are sent (src/submissions/notices/send-notices.ts). */
function asTraced<Task extends InAndOut>(task: TaskConfig<Task>): TaskConfig<Task> {
  const { handler, slug } = task;
  if (typeof handler === 'string') return task;
  return {
    ...task,
    handler: (given) => traced({ name: 'job', attributes: { task: slug } }, () => handler(given)),
  };
}

/** The tables name each task. One of a feature that is off is never due, and nothing comes of it. */
function ofFeature<Task extends object>(
  feature: FeatureName,
  task: Task & { schedule?: TaskConfig['schedule'] },
): Task {
  if (isOn(feature)) return task;
  const idle = { handler: () => ({ output: {} }) };
  return Object.assign({}, task, idle, task.schedule && { schedule: [] });
}

const noRequest = () => false;

export const jobs: JobsConfig = {
  tasks: [
    notify,
    asTraced(asTelling(sendPasswordLink)),
    ofFeature('staff-notices', asTraced(asTelling(tellStaffTask))),
    asTraced(asTelling(callWebhook)),
    ofFeature('review', asTraced(asTelling(tellOfReview))),
    ofFeature('staff-notices', asTraced(sendDigests)),
    asTraced(applyRetention),
  ],
  // Only the server queues and runs jobs (src/submissions/notices/run-jobs.ts); Payload's default lets every signed-in user.
  access: { queue: noRequest, run: noRequest, cancel: noRequest },
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    versions: false,
    fields: defaultJobsCollection.fields.map(plainJson),
    access: { read: having('users'), create: nobody, update: nobody, delete: nobody },
    admin: { ...defaultJobsCollection.admin, group: 'Submissions', hidden: hiddenWithout('users') },
  }),
};

/**
 * Payload (3.90.2) makes a global of when what was scheduled, and lets every signed-in user change
 * it: an editor could put off retention for ever.
 */
export function withClosedJobStats(config: SanitizedConfig): SanitizedConfig {
  const stats = jobStatsOf(config);
  stats.access = { ...stats.access, read: nobody, update: nobody };
  return config;
}
