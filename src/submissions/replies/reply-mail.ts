import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { isOn } from '@/features';
import { forms, type FormName } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { formattedMail } from '@/platform/formatted/format-html';
import { byNameOf, picturesIn } from '@/platform/formatted/pictures';
import { messageId } from '@/platform/mail/message-id';

import { typeOf } from '@/platform/file-rules';
import type { FileToSend } from '../records/attachments/draft-files';
import type { ClaimedReply, EarlierMail } from '../records/thread/reply-batch';
import { hasOutbox } from '../outbox/has-outbox';
import { invitationAnswer } from './invitation-answer';
import { noticeMessageId } from '../notices/notice-mail';
import { threadAddress, type ThreadOf } from '../records/incoming/thread-address';
import { withoutPageLinks } from '../records/prospects-page/link';

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

/**
 * Where an answer goes: back to its thread, or to a mailbox that people read.
 * @param mailbox that it goes out from, where that is not the usual one
 */
export const replyTo = (thread: ThreadOf, { email }: ReplyParties, mailbox?: string): string =>
  threadAddress(thread) ?? mailbox ?? env.REPLY_TO ?? env.OWNER_EMAIL ?? email;

interface Reply
  extends
    About,
    Pick<
      ClaimedReply,
      | 'id'
      | 'submission'
      | 'address'
      | 'cc'
      | 'subject'
      | 'text'
      | 'signature'
      | 'isForward'
      | 'quoted'
      | 'calendar'
    > {
  readonly earlier: readonly EarlierMail[];
  /** Where its reader needs the link to their page: a line with it, below all else. */
  readonly page?: string | undefined;
  readonly files: readonly FileToSend[];
}

const numberOf = ({ id, messageId: given }: EarlierMail): string => given ?? replyMessageId(id);

const replyMessageId = (id: string): string => messageId(`reply.${id}`);

/** So many of the mails before stand in a header; the first one keeps the thread together. */
const mostNamed = 10;

/** The words of a mail. */
export const signed = (text: string, signature: string | null): string =>
  signature ? `${text}\n\n${signature}` : text;

/** And of a forward. */
export const withForwarded = (text: string, quoted: string | null): string =>
  [text, quoted ?? ''].filter((each) => each !== '').join('\n\n');

const isAddress = (text: string): boolean => text.includes('@');

const named = (list: string | null): string[] => (list ?? '').split(', ').filter(isAddress);

type Receivers = Pick<ClaimedReply, 'address' | 'cc' | 'bcc' | 'owed'>;

/** To whom it goes now, without those whom an erasure took out. */
export const receiversOf = ({ address, cc, bcc, owed }: Receivers): readonly string[] =>
  owed === null ? eachOnce([address, ...named(cc), ...named(bcc)].filter(isAddress)) : named(owed);

const eachOnce = (addresses: readonly string[]): readonly string[] =>
  addresses.filter(
    (each, at) => !addresses.slice(0, at).some((other) => isSameAddress(other, each)),
  );

interface Envelope {
  readonly from: { readonly name: string; readonly address: string };
  /** Whether that is the usual one. */
  readonly isUsual: boolean;
  readonly to: readonly string[];
}

/** The mail, complete. Who gets a blind copy stands in the envelope alone. Its number is the same for every try, and it follows what went before. */
export function replyMail(
  reply: Reply,
  parties: ReplyParties,
  { from, isUsual, to }: Envelope,
): SendEmailOptions {
  const ours = [withoutPageLinks(signed(reply.text, reply.signature)), reply.page]
    .filter(Boolean)
    .join('\n\n');
  const quoted = withoutPageLinks(reply.quoted ?? '');
  const answer = reply.calendar && invitationAnswer(reply.calendar);
  const shown = shownPictures(reply);
  // The sender has the confirmation: their mail program shows both together.
  const confirmation = noticeMessageId('confirmation', reply.submission, 0);
  const before = [confirmation, ...reply.earlier.slice(-mostNamed).map(numberOf)];
  // Who gets a forward has none of those.
  const follows = reply.isForward ? {} : { inReplyTo: before.at(-1), references: before };
  return {
    from,
    to: reply.address,
    cc: named(reply.cc),
    // What cannot be delivered comes back to the thread, too.
    envelope: { from: threadAddress(reply) ?? from.address, to: [...to] },
    replyTo: replyTo(reply, parties, isUsual ? undefined : from.address),
    subject: reply.subject ?? replySubject(reply, parties.brand),
    text: withForwarded(ours, quoted),
    html: formattedMail(ours, quoted, addressesOf(shown)),
    messageId: replyMessageId(reply.id),
    ...follows,
    ...(answer && { icalEvent: answer }),
    attachments: reply.files.map((file) => ({
      filename: file.name,
      content: file.content,
      contentType: typeOf(file.name),
      // What has a number stands beside the HTML, and there alone.
      ...(shown.includes(file) && { cid: numberOfPicture(file) }),
    })),
  };
}

/** Of its files, those that stand in its text or in what it forwards. */
function shownPictures({ text, quoted, files }: Reply): readonly FileToSend[] {
  const byName = byNameOf(files);
  const named = new Set([...picturesIn(text), ...picturesIn(quoted ?? '')]);
  return [...named].flatMap((name) => byName.get(name) ?? []);
}

const numberOfPicture = ({ id }: FileToSend): string => messageId(`picture.${id}`).slice(1, -1);

const addressesOf = (shown: readonly FileToSend[]): ReadonlyMap<string, string> =>
  new Map(shown.map((file) => [file.name, `cid:${numberOfPicture(file)}`]));
