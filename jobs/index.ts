import type { JobsConfig } from 'payload';

import { admins, hiddenFromEditors, nobody } from '../collections/access';

import { applyRetention } from './apply-retention';
import { notify } from './notify';
import { sendPasswordLink } from './send-password-link';

const noRequest = () => false;

export const jobs: JobsConfig = {
  tasks: [notify, sendPasswordLink, applyRetention],
  // Only the server queues and runs jobs (src/submissions/notices/run-jobs.ts); Payload's default lets every signed-in user.
  access: { queue: noRequest, run: noRequest, cancel: noRequest },
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: admins, create: nobody, update: nobody, delete: nobody },
    admin: { ...defaultJobsCollection.admin, group: 'Submissions', hidden: hiddenFromEditors },
  }),
};
