import type { JobsConfig } from 'payload';

import { admins, hiddenFromEditors, nobody } from '@/access';

import { notify } from './notify';

const noRequest = () => false;

export const jobs: JobsConfig = {
  tasks: [notify],
  // Only the server queues and runs jobs; Payload's default lets every signed-in user.
  access: { queue: noRequest, run: noRequest, cancel: noRequest },
  autoRun: [{ cron: '*/5 * * * * *', limit: 50 }],
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: admins, create: nobody, update: nobody, delete: nobody },
    admin: { ...defaultJobsCollection.admin, group: 'Submissions', hidden: hiddenFromEditors },
  }),
};
