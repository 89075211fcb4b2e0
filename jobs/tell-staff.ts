import type { TaskConfig } from 'payload';

import { formList } from '@/forms';
import { opportunityEvents } from '@/submissions/records/notices/staff-notices';
import { watchedEvents } from '@/submissions/records/watches/watches-table';
import { tellStaff, type StaffNotice } from '@/submissions/staff-notices/tell-staff';

/**
 * One notice to staff: to the webhook of the inbox settings, or to one colleague by mail or in a browser. Its id is
 * in every try, so that whoever is told twice can see it.
 */
export const tellStaffTask: TaskConfig<{ input: StaffNotice; output: object }> = {
  slug: 'tell-staff',
  label: 'Tell staff',
  inputSchema: [
    {
      name: 'notice',
      type: 'select',
      required: true,
      options: [
        ...['submission', 'answer', 'assignment', 'mention', 'answered', 'rule', 'digest'],
        ...['rule-webhook', 'enquiry'],
        ...opportunityEvents.map((event) => `opportunity-${event}`),
        ...watchedEvents.map((event) => `watched-${event}`),
      ],
    },
    { name: 'collection', type: 'select', options: formList.map(({ collection }) => collection) },
    { name: 'submission', type: 'text' },
    { name: 'recipient', type: 'text' },
    { name: 'by', type: 'text' },
    { name: 'subscription', type: 'text' },
    { name: 'stage', type: 'text' },
  ],
  // Ten tries within an hour and a half: what is told later is no news.
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input, job, req: { payload } }) => {
    await tellStaff(payload, job.id, input);
    return { output: {} };
  },
};
