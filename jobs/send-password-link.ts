import type { PayloadRequest, TaskConfig } from 'payload';

import { prolongOpenLink } from '@/accounts/new-password/open-link';
import { passwordLinkMail, passwordLinkSubject } from '@/accounts/new-password/password-link-mail';

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
    const token = await prolongOpenLink(input.email);
    if (token === null)
      await req.payload.forgotPassword({ collection: 'users', data: { email: input.email }, req });
    else await sendAgain(req, input.email, token);
    return { output: {} };
  },
};

async function sendAgain({ payload }: PayloadRequest, to: string, token: string): Promise<void> {
  const html = await passwordLinkMail(payload, token);
  await payload.sendEmail({ to, subject: await passwordLinkSubject(payload), html });
}
