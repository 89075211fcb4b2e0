import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { forms, type FormDefinition, type SubmissionValues } from '@/forms';

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

interface Parties {
  readonly brand: string;
  /** Who is told, and who answers. */
  readonly owner: string;
}

const subjects = {
  contact: { owner: 'New message', confirmation: 'We have your message' },
  quote: { owner: 'New quote request', confirmation: 'We have your quote request' },
} as const;

const promises = {
  contact: 'We read every message ourselves and will get back to you shortly.',
  quote:
    'We reply within 24 hours with a custom quote: a price range, and the questions that would narrow it.',
} as const;

/** The words of an answer, as people read them. */
function wordsOf(form: FormDefinition, values: SubmissionValues) {
  return form.fields.map((field) => {
    const value = values[field.name] ?? null;
    const option =
      field.kind === 'choice' ? field.options.find((each) => each.value === value) : undefined;
    return { label: field.label, text: option?.label ?? value ?? '–' };
  });
}

/**
 * The same for every try, so that a mail server or a mail program sees that it has it already.
 * @param copy counts up when staff send it once more on purpose
 */
export const noticeMessageId = (notice: Notice, id: string, copy: number): string =>
  messageId(`${notice}.${id}.${copy}`);

function ownerNotice(subject: NoticeSubject, { owner, brand }: Parties): SendEmailOptions {
  const form = forms[subject.form];
  const inbox = `${env.SERVER_URL}/admin?tab=${form.name}&open=${subject.id}`;
  return {
    to: owner,
    replyTo: subject.values.email ?? undefined,
    subject: `${subjects[form.name].owner} ${subject.reference}`,
    ...letter({
      brand,
      heading: `${subjects[form.name].owner} ${subject.reference}`,
      rows: wordsOf(form, subject.values),
      link: { label: 'Open it in the inbox', href: inbox },
    }),
  };
}

/** Carries nothing that the sender wrote: otherwise anybody could mail strangers through us. */
function confirmation(subject: NoticeSubject, { owner, brand }: Parties): SendEmailOptions {
  return {
    to: subject.values.email ?? undefined,
    replyTo: threadAddress({ form: subject.form, submission: subject.id }) ?? owner,
    subject: `${subjects[subject.form].confirmation} ${subject.reference}`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...letter({
      brand,
      heading: subjects[subject.form].confirmation,
      paragraphs: [
        `Thank you. ${promises[subject.form]}`,
        `Your reference is ${subject.reference}. To add something, reply to this email.`,
        'You did not write to us? Then somebody mistyped their address, and there is nothing that you need to do.',
      ],
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
