import type { TaskConfig } from 'payload';

import { callFormWebhook, type FormCall } from '@/submissions/staff-notices/call-form-webhook';

/** Tells the webhook of a form that editors made what was sent. Its id is in every try. */
export const callWebhook: TaskConfig<{ input: FormCall; output: object }> = {
  slug: 'call-webhook',
  label: 'Call the webhook of a form',
  inputSchema: [
    {
      name: 'notice',
      type: 'select',
      required: true,
      options: ['submission', 'confirmed', 'unsubscribed'],
    },
    { name: 'form', type: 'text', required: true },
    { name: 'submission', type: 'text', required: true },
  ],
  // A receiver that is down for a day misses nothing: 5 s, 10 s, 20 s … between tries.
  retries: { attempts: 14, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input, job, req: { payload } }) => {
    await callFormWebhook(payload, job.id, input);
    return { output: {} };
  },
};
