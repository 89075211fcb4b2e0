import type { TaskConfig } from 'payload';

/**
 * Tells one party of one submission. Without mail settings the notice is logged, as the spec says
 * (section 7); the log names the submission by its id and never a person.
 */
export const notify: TaskConfig<{
  input: {
    audience: 'owner' | 'sender';
    collection: 'contact-submissions' | 'quote-submissions';
    submission: string;
  };
  output: object;
}> = {
  slug: 'notify',
  label: 'Send a notice',
  inputSchema: [
    { name: 'audience', type: 'select', required: true, options: ['owner', 'sender'] },
    {
      name: 'collection',
      type: 'select',
      required: true,
      options: ['contact-submissions', 'quote-submissions'],
    },
    { name: 'submission', type: 'text', required: true },
  ],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 2000 } },
  handler: ({ input, req }) => {
    const notice = input.audience === 'owner' ? 'Owner notice' : 'User confirmation';
    req.payload.logger.info(`${notice}: ${input.collection} ${input.submission}`);
    return { output: {} };
  },
};
