import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { isOn } from '@/features';
import { forms, type FormName } from '@/forms';
import { messageId } from '@/platform/mail/message-id';

import { typeOf } from '@/platform/file-rules';
import type { EarlierMail } from '../records/thread/reply-batch';
import { hasOutbox } from '../outbox/has-outbox';
import { noticeMessageId } from '../notices/notice-mail';
import { threadAddress, type ThreadOf } from '../records/incoming/thread-address';

/** Whether staff can answer from the inbox. What waits goes out once they can. */
export const canReply = isOn('replies') && (env.SMTP_URL !== undefined || hasOutbox);

interface About {
  readonly form: FormName;
  readonly reference: string;
}

/** Nothing in it was written by the sender. */
export const replySubject = ({ form, reference }: About, brand: string): string =>
  `Re: your ${forms[form].staff.short.one} to ${brand} (${reference})`;

export interface ReplyParties {
  readonly brand: string;
  /** The site's own address, from its settings. */
  readonly email: string;
}

/** Where an answer goes: back to its thread, or to a mailbox that people read. */
export const replyTo = (thread: ThreadOf, { email }: ReplyParties): string =>
  threadAddress(thread) ?? env.REPLY_TO ?? env.OWNER_EMAIL ?? email;

interface Reply extends About {
  readonly id: string;
  readonly submission: string;
  readonly address: string;
  readonly text: string;
  readonly earlier: readonly EarlierMail[];
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
}

const numberOf = ({ id, messageId: given }: EarlierMail): string => given ?? replyMessageId(id);

const replyMessageId = (id: string): string => messageId(`reply.${id}`);

/** So many of the mails before stand in a header; the first one keeps the thread together. */
const mostNamed = 10;

/** The mail, complete. Its number is the same for every try, and it follows what went before. */
export function replyMail(reply: Reply, parties: ReplyParties): SendEmailOptions {
  // The sender has the confirmation: their mail program shows both together.
  const confirmation = noticeMessageId('confirmation', reply.submission, 0);
  const before = [confirmation, ...reply.earlier.slice(-mostNamed).map(numberOf)];
  const back = threadAddress(reply);
  return {
    to: reply.address,
    // What cannot be delivered comes back to the thread, too.
    ...(back !== null && { envelope: { from: back, to: [reply.address] } }),
    replyTo: replyTo(reply, parties),
    subject: replySubject(reply, parties.brand),
    text: reply.text,
    messageId: replyMessageId(reply.id),
    inReplyTo: before.at(-1),
    references: before,
    attachments: reply.files.map(({ name, content }) => ({
      filename: name,
      content,
      contentType: typeOf(name),
    })),
  };
}
