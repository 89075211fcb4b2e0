import type { SendEmailOptions } from 'payload';

import { env } from '@/env';
import { forms, readFields, type FormDefinition, type SubmissionValues } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { ownMail } from '@/forms/made/confirmation';
import { readRecord } from '@/forms/made/record';
import { recipientsOf } from '@/forms/made/recipients';
import type { MadeThen } from '@/forms/made/then';
import { fillIn } from '@/forms/reply-template';
import type { MailWords } from '@/words';

import { normalAddress } from '@/platform/address-spellings';
import { sealedLink } from '@/platform/sealed-link';
import { letter } from '@/platform/mail/letter';
import { messageId } from '@/platform/mail/message-id';

import { confirmWithinDays, type Subscription } from '../records/made/subscription';
import { fromOf, mailboxOfForm, type OurMailboxes } from '../records/mailboxes/our-mailboxes';
import type { Mailbox } from '../records/mailboxes/mailboxes';
import { staffAddress, threadAddress } from '../records/incoming/thread-address';
import { pageLink } from '../records/prospects-page/link';

const day = 24 * 60 * 60 * 1000;

export type Notice = 'ownerNotice' | 'confirmation';

/** What a notice is about. */
export interface NoticeSubject {
  readonly form: FormDefinition['name'];
  readonly id: string;
  readonly reference: string;
  readonly values: SubmissionValues;
  /** Named people alone read it: no mail to others has a word of it. */
  readonly isForNamed?: boolean;
  /** Null where nobody was asked to confirm an address. */
  readonly subscription?: Subscription | null;
  /** An editor sent it from a preview. */
  readonly isTest?: boolean;
  /** Of the link to its sender's page; null where there is none. */
  readonly pageGeneration?: number | null;
}

export interface Parties {
  readonly brand: string;
  /** What the mails say. */
  readonly words: MailWords;
  /** Who is told, and who answers. */
  readonly owner: string;
  /** From where mails go out, where that is not from the usual mailbox alone. */
  readonly mailboxes?: OurMailboxes;
  /** The addresses of all who may answer from the inbox, in their normal form. */
  readonly colleagues?: ReadonlySet<string>;
  /** What an editor says of the forms that they made, by their ids. */
  readonly made?: ReadonlyMap<string, MadeThen>;
  /** The same as it stands in their drafts: for tests. */
  readonly drafted?: ReadonlyMap<string, MadeThen>;
}

/** Of a submission by a form that an editor made. */
function madeBy({ values, isTest }: NoticeSubject, { made, drafted }: Parties) {
  const record = readRecord(values['record']);
  const then = record && (isTest ? drafted : made)?.get(record.form);
  return record && then ? { record, then } : undefined;
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

function ownerNotice(subject: NoticeSubject, parties: Parties): SendEmailOptions {
  const { owner, brand, words } = parties;
  const form = forms[subject.form];
  const made = madeBy(subject, parties);
  const recipients = made ? recipientsOf(made.then, made.record) : [];
  const heading = fillIn(words[form.name].notice, { reference: subject.reference });
  const inbox = `${env.SERVER_URL}/admin?tab=${form.name}&open=${subject.id}`;
  const to = recipients.length > 0 ? recipients : owner;
  const answersHere = answerFromHere(subject, [to].flat(), parties);
  return {
    to,
    replyTo: answersHere ?? ((!subject.isForNamed && subject.values.email) || undefined),
    subject: heading,
    ...letter({
      brand,
      heading,
      signature: fillIn(words.both.signature, { brand }),
      ...(subject.isForNamed
        ? { paragraphs: ['Named people alone read these answers, in the inbox.'] }
        : { rows: wordsOf(form, subject.values) }),
      ...(answersHere && { paragraphs: [words.both.answerHere] }),
      link: { label: words.both.open, href: inbox },
    }),
  };
}

/**
 * Where an answer goes out as ours and stands in the inbox: of a notice that only colleagues get. Whoever
 * else gets it answers the sender from their own address.
 */
function answerFromHere(
  { form, id, values, isForNamed, isTest }: NoticeSubject,
  to: readonly string[],
  { colleagues }: Parties,
): string | null {
  if (isForNamed || isTest || !values['email']) return null;
  const areAll = colleagues && to.every((each) => colleagues.has(normalAddress(each)));
  return areAll ? staffAddress({ form, submission: id }) : null;
}

/**
 * Carries nothing that the sender wrote, or anybody could mail strangers through us; where an editor
 * wants their answers in it, none that leads anywhere.
 */
function confirmation(about: NoticeSubject, parties: Parties): SendEmailOptions {
  const { id, form, reference, values } = about;
  const { owner, brand, words } = parties;
  const { both } = words;
  const { subject, heading, promise } = words[form];
  const made = madeBy(about, parties);
  const { subscription } = about;
  if (subscription && !subscription.isConfirmed) return askToConfirm(about, parties);
  const sent = { reference, name: values['name'] ?? '', address: values['email'] ?? '' };
  const last = subscription
    ? fillIn(words.optIn.leave, { link: unsubscribePage(id) })
    : words.both.mistyped;
  const mailbox = mailboxOf(about, parties);
  const own = made ? ownMail(made.then, { ...sent, record: made.record }) : {};
  return {
    ...(mailbox && { from: fromOf(mailbox) }),
    to: values.email ?? undefined,
    replyTo: threadAddress({ form, submission: id }) ?? mailbox?.address ?? owner,
    subject: own.subject ?? fillIn(subject, { reference }),
    headers: { ...byItself, ...(subscription && unsubscribeHeaders(id)) },
    ...letter({
      brand,
      heading: own.subject ?? heading,
      layers: layersOf(about),
      rows: own.rows,
      link: made?.then.sendsFile ? fileLink(about, made.then, both.file) : undefined,
      also: linkToPage(about, words.prospectsPage.inConfirmation),
      paragraphs: [...(own.paragraphs ?? [promise]), fillIn(both.reference, { reference }), last],
      signature: fillIn(both.signature, { brand }),
    }),
  };
}

/** A quote is drawn as a core: how much was answered, and nothing of what. */
const layersOf = ({ form, values }: NoticeSubject): number | undefined =>
  form === 'quote'
    ? forms.quote.fields.filter(({ name }) => (values[name] ?? null) !== null).length
    : undefined;

/** The mailbox that the mails of its form go out from; undefined for the usual one. */
function mailboxOf({ form, values }: NoticeSubject, { mailboxes }: Parties): Mailbox | undefined {
  const mailbox = mailboxes && mailboxOfForm(mailboxes, { form, madeForm: values['formId'] });
  return mailbox === mailboxes?.[0] ? undefined : mailbox;
}

/** A newsletter is no enquiry. It has one receiver, as every confirmation. */
function linkToPage(
  { id, reference, pageGeneration: generation = null, subscription }: NoticeSubject,
  label: string,
) {
  if (generation === null || subscription) return undefined;
  return { label, href: pageLink({ id, reference, generation }) };
}

/** Nothing else goes out before somebody has confirmed that the address is theirs. */
function askToConfirm(about: NoticeSubject, parties: Parties): SendEmailOptions {
  const { id, values } = about;
  const {
    owner,
    brand,
    words: { both, optIn },
  } = parties;
  const mailbox = mailboxOf(about, parties);
  const form = values['form'] ?? '';
  const until = new Date(Date.now() + confirmWithinDays * day);
  return {
    ...(mailbox && { from: fromOf(mailbox) }),
    to: values.email ?? undefined,
    replyTo: mailbox?.address ?? owner,
    subject: fillIn(optIn.subject, { form }),
    headers: { ...byItself, ...unsubscribeHeaders(id) },
    ...letter({
      brand,
      heading: fillIn(optIn.subject, { form }),
      paragraphs: [fillIn(optIn.text, { form }), both.mistyped],
      link: {
        label: optIn.button,
        href: `${env.SERVER_URL}/mail/confirm/${sealedLink('confirm', id, until)}`,
      },
      signature: fillIn(both.signature, { brand }),
    }),
  };
}

const byItself = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

const unsubscribePage = (id: string): string =>
  `${env.SERVER_URL}/mail/unsubscribe/${sealedLink('unsubscribe', id)}`;

/** One click in a mail program ends it (RFC 8058). */
const unsubscribeHeaders = (id: string) => ({
  'List-Unsubscribe': `<${env.SERVER_URL}/api/mail/unsubscribe/${sealedLink('unsubscribe', id)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Whoever has the mail has the file, for so many days. */
function fileLink({ id }: NoticeSubject, { fileDays, fileButton }: MadeThen, label: string) {
  const until = new Date(Date.now() + fileDays * day);
  const href = `${env.SERVER_URL}/mail/download/${sealedLink('download', id, until)}`;
  return { label: fileButton || label, href };
}

/** The mail, complete; no text of the sender's stands in a header but the address to answer to. */
export function noticeMail(
  notice: Notice,
  subject: NoticeSubject,
  parties: Parties,
  copy: number,
): SendEmailOptions {
  const mail = (notice === 'ownerNotice' ? ownerNotice : confirmation)(subject, parties);
  return {
    ...mail,
    ...(subject.isTest && { subject: `[Test] ${mail.subject}` }),
    messageId: noticeMessageId(notice, subject.id, copy),
  };
}
