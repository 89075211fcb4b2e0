import type { PayloadRequest, TaskConfig } from 'payload';

import { passwordLinkMail, passwordLinkSubject, prolongOpenLink } from '@/accounts/guards';
import { messageId } from '@/platform/mail/message-id';

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
  handler: async ({ input, job, req }) => {
    const token = (await prolongOpenLink(input.email)) ?? (await newLink(req, input.email));
    // Nobody has this address, and nobody learns that.
    if (token !== null) await send(req, { to: input.email, token, job: job.id });
    return { output: {} };
  },
};

/** Stands before its mail goes out: Payload would take back what a mail names that is cut off. */
const newLink = ({ payload }: PayloadRequest, email: string): Promise<string | null> =>
  payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });

interface Link {
  readonly to: string;
  readonly token: string;
  readonly job: string;
}

async function send({ payload }: PayloadRequest, { to, token, job }: Link): Promise<void> {
  const html = await passwordLinkMail(payload, token);
  const subject = await passwordLinkSubject(payload);
  await payload.sendEmail({ to, subject, html, messageId: messageId(`password.${job}`) });
}
