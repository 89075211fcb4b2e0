import type { TaskConfig } from 'payload';

import { approvalMail, type ApprovalEvent } from '../collections/review/approvals/mails';
import { noteMail } from '../collections/review/notes/mail';

interface Input {
  event: ApprovalEvent | 'noted';
  /** The id of what it is about. */
  about: string;
}

/** Tells a colleague by mail what became of a draft that somebody looks at, with an account or without. */
export const tellOfReview: TaskConfig<{ input: Input; output: object }> = {
  slug: 'tell-of-review',
  label: 'Tell of a review',
  inputSchema: [
    {
      name: 'event',
      type: 'select',
      required: true,
      options: ['asked', 'approved', 'published', 'returned', 'noted'],
    },
    { name: 'about', type: 'text', required: true },
  ],
  // Ten tries within an hour and a half: what is told later is no news.
  retries: { attempts: 10, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input, job, req: { payload } }) => {
    const { event, about } = input;
    const mail =
      event === 'noted'
        ? await noteMail(payload, job.id, about)
        : await approvalMail(payload, job.id, event, about);
    if (mail) await payload.sendEmail(mail);
    return { output: {} };
  },
};
