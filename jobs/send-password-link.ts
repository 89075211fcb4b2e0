import type { TaskConfig } from 'payload';

/**
 * Sends who forgot a password the link to set a new one. As a job, so that the answer to the
 * request takes as long for an address without an account as for one with, and a mail server that
 * is down delays the mail.
 */
export const sendPasswordLink: TaskConfig<{ input: { email: string }; output: object }> = {
  slug: 'send-password-link',
  label: 'Send a link for a new password',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  // A link that comes hours late helps nobody.
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 5000 } },
  handler: async ({ input, req }) => {
    await req.payload.forgotPassword({ collection: 'users', data: { email: input.email }, req });
    return { output: {} };
  },
};
