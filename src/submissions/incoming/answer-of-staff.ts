import 'server-only';

import { forms } from '@/forms';
import { isSameAddress } from '@/platform/address-spellings';
import { fileProblem } from '@/platform/file-rules';
import { mailFiles } from '@/platform/mail/mail-limits';
import { mails, textsOf } from '@/words';

import { noticeMail, type NoticeSubject } from '../notices/notice-mail';
import type { IncomingFile, IncomingMail } from '../records/incoming/incoming-mail';
import { findColleague, queueStaffAnswer } from '../records/incoming/staff-answer';
import type { ThreadOf } from '../records/incoming/thread-address';
import { mayRead } from '../records/made/readers';
import { noticeSubjects } from '../records/notices/notice-subjects';
import { addressIn } from './mail/addresses';

/** What a colleague answers: the notice about a submission. */
export interface AnsweredNotice {
  readonly thread: ThreadOf;
  readonly subject: NoticeSubject;
  /** The lines of the notice, each by itself: what a mail repeats of them is a quote. */
  readonly sent: readonly string[];
}

/** Null where its submission is gone or in the trash. */
export async function readAnsweredNotice(thread: ThreadOf): Promise<AnsweredNotice | null> {
  const subjects = await noticeSubjects(forms[thread.form], [thread.submission]);
  const subject = subjects.get(thread.submission);
  if (!subject) return null;
  const parties = { brand: '', owner: '', words: textsOf(mails) };
  const { text } = noticeMail('ownerNotice', subject, parties, 0);
  const lines = typeof text === 'string' ? text.split('\n') : [];
  return { thread, subject, sent: lines.filter((line) => line.trim() !== '') };
}

/**
 * Sends what one of staff answered to a notice from their own mail program to whoever sent the submission,
 * as a reply of theirs.
 * @returns whether it is on the thread, or was before; a sentence where nothing was sent
 */
export async function sendForStaff(
  mail: IncomingMail,
  notice: AnsweredNotice | null,
): Promise<'stored' | 'repeated' | { readonly why: string }> {
  if (notice === null) return { why: `${notSent} Its submission is gone, or in the trash.` };
  const { thread, subject } = notice;
  const colleague = await findColleague(mail.address);
  if (!colleague || !(await mayRead(colleague.id, forms[thread.form], subject.id)))
    return { why: `${notSent} ${mail.address} is no account that may answer here.` };
  const files = mail.files.filter(({ kind }) => kind !== 'inline');
  const problem = mailProblem(mail, notice) ?? filesProblem(files);
  if (problem !== null) return { why: `${notSent} ${problem} Answer in the inbox.` };
  const { text, fingerprint } = mail;
  const answered = await queueStaffAnswer(thread, colleague, { text, files, fingerprint });
  if (answered === 'gone') return { why: `${notSent} Its submission has no address.` };
  return answered === 'queued' ? 'stored' : 'repeated';
}

const notSent = 'It answers a notice to us and was not sent.';

/** To a submission, wherever the site is. */
const inboxLink = /\/admin\?tab=[\w-]+&(?:amp;)?open=/;

/** Why it cannot go out as it is, in a sentence. */
function mailProblem(mail: IncomingMail, { subject, sent }: AnsweredNotice): string | null {
  const { kind, text, sentTo, cc } = mail;
  if (kind !== 'answer') return 'A program wrote it.';
  if (text.trim() === '') return 'It has no words of its own.';
  const [heading = ''] = sent;
  // In doubt a quote counts as words, and these are for us alone.
  if (inboxLink.test(text) || text.includes(heading))
    return 'It repeats the notice among its words.';
  const customer = subject.values['email'] ?? '';
  const others = [...sentTo, ...cc].map(addressIn);
  return others.some((each) => isSameAddress(each, customer))
    ? 'It went to the sender by itself as well.'
    : null;
}

function filesProblem(files: readonly IncomingFile[]): string | null {
  let [count, bytes] = [0, 0];
  for (const { name, size, content, kind } of files) {
    const problem =
      content === null || kind === 'dangerous'
        ? 'Files of this kind are not sent.'
        : fileProblem({ name, size }, { count, bytes }, mailFiles);
    if (problem !== null) return `${name}: ${problem}`;
    count += 1;
    bytes += size;
  }
  return null;
}
