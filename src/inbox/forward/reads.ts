import 'server-only';

import { randomUUID } from 'node:crypto';

import type { TypedUser } from 'payload';

import { readFields, type FormDefinition } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { readRecord } from '@/forms/made/record';
import { begunByUs, cameByMail } from '@/forms/source/fields';
import { canReply, replySubject } from '@/submissions';
import { listDraftFiles } from '@/submissions/records/attachments/draft-files';
import { listForwardsTakenBack } from '@/submissions/records/taken-back';
import {
  listForwardable,
  listForwardableFiles,
  type ForwardableMail,
  type Forwarded,
} from '@/submissions/records/thread/forwards';
import type { MailFile } from '@/submissions/records/thread/thread';

import type { ThreadOf } from '@/submissions/records/incoming/thread-address';
import { mailboxOfConversation } from '@/submissions/records/mailboxes/our-mailboxes';

import { reading } from '../list/reads/reading';
import type { SubmissionWithNotes } from '../list/reads/submission';
import type { FromChoice } from '../reply/from/from-select';
import { fromChoices, listOurMailboxes } from '../reply/from/our-mailboxes';
import { getSubmission } from '../submission/reads';
import { forwardedText, type Answer, type SentByForm } from './forwarded-text';

/** What can be forwarded, as it would go out. */
export interface Forwardable {
  readonly submission: SubmissionWithNotes;
  readonly subject: string;
  readonly quoted: string;
  readonly files: readonly MailFile[];
}

/** Null where there is no such one for this user. Access control applies. */
export async function readForwardable(
  form: FormDefinition,
  user: TypedUser,
  which: Forwarded,
): Promise<Forwardable | null> {
  const submission = await getSubmission(form, user, which.submission);
  if (!submission) return null;
  const read = await reading('read what is to be forwarded', async (payload) => ({
    mails: await listForwardable(which),
    files: await listForwardableFiles(which),
    site: await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }),
  }));
  if (!read || (which.mail !== null && read.mails.length === 0)) return null;
  const { mails, files, site } = read;
  const sent = which.mail === null ? sentByForm(form, submission) : null;
  return {
    submission,
    files,
    subject: subjectOf(which, mails, replySubject(submission, site.brand)),
    quoted: forwardedText(sent, mails, site),
  };
}

const subjectOf = ({ mail }: Forwarded, mails: readonly ForwardableMail[], usual: string) => {
  const own = mail === null ? null : mails[0]?.subject;
  return `Fwd: ${(own ?? usual).replace(/^(?:(?:re|fwd?|aw|wg):\s*)+/i, '')}`.slice(0, 200);
};

function sentByForm(
  form: FormDefinition,
  { values, submittedAt, source }: SubmissionWithNotes,
): SentByForm {
  // What was written by mail stands in the first mail.
  const isByMail = [cameByMail, begunByUs].includes(source.utmSource ?? '');
  return {
    name: values['name'] ?? '',
    email: values['email'] ?? '',
    at: submittedAt,
    answers: isByMail ? [] : answersOf(form, values),
  };
}

function answersOf(form: FormDefinition, values: SubmissionWithNotes['values']): readonly Answer[] {
  const record = readRecord(values['record']);
  if (record)
    return record.asked.map(({ label, words }) => ({ label, text: words })).filter(isAnswered);
  return readFields(form)
    .map((field) => {
      const value = values[field.name] ?? null;
      return { label: field.label, text: value === null ? '' : kindOf(field).shown(value) };
    })
    .filter(isAnswered);
}

const isAnswered = ({ text }: Answer): boolean => text !== '';

/** What the page of a forward needs beside what is forwarded. */
export interface BegunForward {
  readonly canSend: boolean;
  /** Words of a forward that its author took back. */
  readonly text: string;
  /** The ids of those. */
  readonly held: readonly string[];
  /** What its author has added. */
  readonly files: readonly MailFile[];
  readonly key: string;
  /** From where it can go out, that of the conversation first; nothing where there is one mailbox. */
  readonly from: readonly FromChoice[];
}

export async function readBegunForward(
  user: TypedUser,
  { form, submission }: ThreadOf,
): Promise<BegunForward> {
  const ours = await listOurMailboxes();
  const mailbox = await mailboxOfConversation(ours, { form, submission });
  const draft = { author: user.id, submission, isForward: true };
  const [back, files] = await Promise.all([
    reading('read a forward', () => listForwardsTakenBack(draft)),
    reading('read the files of a forward', () => listDraftFiles(draft)),
  ]);
  const held = back ?? [];
  return {
    canSend: canReply,
    text: held.map(({ text }) => text).join('\n\n'),
    held: held.map(({ id }) => id),
    files: files ?? [],
    key: randomUUID(),
    from: await fromChoices(user, ours, mailbox),
  };
}
