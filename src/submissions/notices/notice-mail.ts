import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { forms, readFields, type FormDefinition, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { fillIn } from '@/forms/reply-template';
import type { MailWords } from '@/words';

import { letter } from '@/platform/mail/letter';
import { messageId } from '@/platform/mail/message-id';

import { threadAddress } from '../records/incoming/thread-address';

export type Notice = 'ownerNotice' | 'confirmation';

/** What a notice is about. */
export interface NoticeSubject {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  readonly values: SubmissionValues;
}

export interface Parties {
  readonly brand: string;
  /** What the mails say. */
  readonly words: MailWords;
  /** Who is told, and who answers. */
  readonly owner: string;
}

/** The words of an answer, as people read them. */
function wordsOf(form: FormDefinition, values: SubmissionValues) {
  return readFields(form).map((field) => {
    const value = values[field.name] ?? null;
    return { label: field.label, text: value === null ? '–' : kindOf(field).shown(value) };
  });
}

/**
 * The same for every try, so that a mail server or a mail program sees that it has it already.
 * @param copy counts up when staff send it once more on purpose
 */
export const noticeMessageId = (notice: Notice, id: string, copy: number): string =>
  messageId(`${notice}.${id}.${copy}`);

function ownerNotice(subject: NoticeSubject, { owner, brand, words }: Parties): SendEmailOptions {
  const form = forms[subject.form];
  const heading = fillIn(words[form.name].notice, { reference: subject.reference });
  const inbox = `${env.SERVER_URL}/admin?tab=${form.name}&open=${subject.id}`;
  return {
    to: owner,
    replyTo: subject.values.email ?? undefined,
    subject: heading,
    ...letter({
      brand,
      heading,
      signature: fillIn(words.both.signature, { brand }),
      rows: wordsOf(form, subject.values),
      link: { label: words.both.open, href: inbox },
    }),
  };
}

/** Carries nothing that the sender wrote: otherwise anybody could mail strangers through us. */
function confirmation(
  { id, form, reference, values }: NoticeSubject,
  { owner, brand, words: { both, ...words } }: Parties,
): SendEmailOptions {
  const { subject, heading, promise } = words[form];
  return {
    to: values.email ?? undefined,
    replyTo: threadAddress({ form, submission: id }) ?? owner,
    subject: fillIn(subject, { reference }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...letter({
      brand,
      heading,
      paragraphs: [promise, fillIn(both.reference, { reference }), both.mistyped],
      signature: fillIn(both.signature, { brand }),
    }),
  };
}

/** The mail, complete; no text of the sender's stands in a header but the address to answer to. */
export function noticeMail(
  notice: Notice,
  subject: NoticeSubject,
  parties: Parties,
  copy: number,
): SendEmailOptions {
  const mail = notice === 'ownerNotice' ? ownerNotice : confirmation;
  return { ...mail(subject, parties), messageId: noticeMessageId(notice, subject.id, copy) };
}
