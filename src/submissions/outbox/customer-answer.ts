import 'server-only';

import { createTransport } from 'nodemailer';

import { messageId } from '@/platform/mail/message-id';

import { takeIn } from '../incoming/take-in';
import type { Landed } from '../records/incoming/store';
import type { ThreadOf } from '../records/incoming/thread-address';

interface CustomerAnswer {
  /** Made with the form, so that an answer comes in once however often it is sent. */
  readonly key: string;
  readonly thread: ThreadOf;
  readonly from: { readonly name: string; readonly address: string };
  /** The mail that is answered. */
  readonly to: { readonly address: string; readonly subject: string };
  readonly text: string;
}

/** Writes mails and sends none. */
const transport = createTransport({ streamTransport: true, buffer: true });

/**
 * Takes in what whoever sent a submission would answer to a mail in the outbox: written as a mail
 * program writes it, and read as every mail is.
 */
export async function takeInAnswer(answer: CustomerAnswer): Promise<Landed> {
  const { key, thread, from, to, text } = answer;
  const { message } = await transport.sendMail({
    from,
    to: to.address,
    subject: /^re:/i.test(to.subject) ? to.subject : `Re: ${to.subject}`,
    messageId: messageId(`outbox.${key}`),
    // The same for each try, so that it is known again.
    date: new Date(0),
    text,
  });
  if (!Buffer.isBuffer(message)) throw new Error('The answer was not written as a whole.');
  return takeIn(message, { madeFor: thread });
}
