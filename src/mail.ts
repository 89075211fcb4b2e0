import type { EmailAdapter } from 'payload';

/**
 * Stands in while no mail server is set: says that a mail would have gone out, and to nobody by
 * name, because personal data never reaches a log.
 */
export const loggedMail: EmailAdapter = ({ payload }) => ({
  name: 'log',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: 'Website',
  sendEmail: (message) => {
    payload.logger.info(`Mail not sent, SMTP_URL is not set: ${message.subject ?? 'no subject'}`);
    return Promise.resolve();
  },
});
