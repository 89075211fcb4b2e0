import 'server-only';

import { createHash } from 'node:crypto';

import { takeRoom } from '../records/incoming/room';
import type { IncomingMail } from '../records/incoming/incoming-mail';
import { mailConnection } from '../records/incoming/mail-connection';
import { storeMail, type Landed, type WholeMail } from '../records/incoming/store';
import { findStaffThread, findThreads, type ThreadOf } from '../records/incoming/thread-address';
import { knowOurs, mailboxOf } from '../records/mailboxes/mailboxes';
import { mergedThreads } from '../records/merges/merges';
import { listSentTexts } from '../records/thread/sent-texts';
import { addressIn } from './mail/addresses';
import { readAnsweredNotice, sendForStaff } from './answer-of-staff';
import { enquireByItself } from './enquire-by-itself';
import { readMail } from './read-mail';
import { readRecipients } from './read-recipients';
import { readSender } from './read-sender';
import { mailWithoutPageLinks } from './without-page-links';

interface Origin {
  /** Whether that is all of it; if not, what came is not kept as such. */
  readonly isWhole?: boolean;
  /** The address of the mailbox in which it lay, where that is known. */
  readonly mailbox?: string | null;
  /** The thread for which staff made it in the outbox: it came from nowhere. */
  readonly madeFor?: ThreadOf;
}

/**
 * Takes in a mail from wherever it came. It is on disk when this settles, with the mail as it came,
 * so it may be thrown away there.
 * @throws Unreadable, NoReader, NoRoom, TooLarge, or as the database does
 */
export async function takeIn(
  came: Buffer,
  { isWhole = true, mailbox: lay = null, madeFor }: Origin = {},
): Promise<Landed> {
  const raw = mailWithoutPageLinks(came);
  const recipients = readRecipients(raw);
  const ofStaff = madeFor ? null : findStaffThread(recipients);
  if (ofStaff) return takeInOfStaff(raw, ofStaff, { isWhole, mailbox: lay });
  const { threads, isForged } = madeFor
    ? { threads: [madeFor], isForged: false }
    : findThreads(recipients);
  const mail = await readMail(raw, { sent: await listSentTexts(threads) });
  await takeRoom(mail.address, bytesOf(mail, raw, isWhole) * Math.max(1, threads.length));
  const said = [isForged ? forged : null, isWhole ? null : beginning, mail.problem];
  // An answer to a thread leaves the conversation where it is: that is in the address it came to.
  const mailbox = threads.length > 0 ? null : await mailboxOf(mailConnection, recipients, lay);
  const landed = await storeMail(
    {
      ...(await wholeMail(mail, raw, isWhole, said)),
      ...{ mailbox, isFromOutbox: madeFor !== undefined },
    },
    threads,
  );
  if (landed === 'unmatched' && !isForged) await enquireByItself(raw, mail);
  return landed;
}

/** What one of staff answers to a notice goes out as theirs; what cannot waits in Unmatched mail. */
async function takeInOfStaff(
  raw: Buffer,
  named: ThreadOf,
  { isWhole, mailbox: lay }: { readonly isWhole: boolean; readonly mailbox: string | null },
): Promise<Landed> {
  const [thread = named] = await mergedThreads(mailConnection, [named]);
  const notice = await readAnsweredNotice(thread);
  const mail = await readMail(raw, { sent: notice?.sent ?? [] });
  const sent = isWhole ? await sendForStaff(mail, notice) : { why: beginning };
  if (typeof sent === 'string') return sent;
  await takeRoom(mail.address, bytesOf(mail, raw, isWhole));
  const mailbox = await mailboxOf(mailConnection, readRecipients(raw), lay);
  const whole = await wholeMail(mail, raw, isWhole, [sent.why, mail.problem]);
  return storeMail({ ...whole, mailbox }, []);
}

const bytesOf = ({ files }: IncomingMail, raw: Buffer, isWhole: boolean): number =>
  files.reduce((sum, { content }) => sum + (content?.length ?? 0), isWhole ? raw.length : 0);

/** @param said what is to be known of it, in sentences */
async function wholeMail(
  mail: IncomingMail,
  raw: Buffer,
  isWhole: boolean,
  said: readonly (string | null)[],
): Promise<WholeMail> {
  const isOurs = await knowOurs(mailConnection);
  const isSomebodyElse = (recipient: string): boolean => !isOurs(addressIn(recipient));
  return {
    ...mail,
    // That it came to us, everybody sees.
    sentTo: mail.sentTo.filter(isSomebodyElse),
    cc: mail.cc.filter(isSomebodyElse),
    // Nobody is written to there.
    replyTo: mail.replyTo && isSomebodyElse(mail.replyTo) ? mail.replyTo : null,
    original: isWhole ? raw : null,
    problem: said.filter(Boolean).join(' ') || null,
  };
}

const forged = 'The address that this was sent to was not made by this site.';
const beginning =
  'It is larger than what is read of a mail: all of it lies in the mailbox, flagged.';

/**
 * Keeps a mail that could not be taken in, for people to look at: as it came, with the reason.
 * @throws NoRoom, TooLarge, or as the database does
 */
export async function setAside(
  came: Buffer,
  reason: string,
  { isWhole = true, mailbox: lay = null }: Omit<Origin, 'madeFor'> = {},
): Promise<void> {
  const raw = mailWithoutPageLinks(came);
  const { address, subject } = readSender(raw);
  const mailbox = await mailboxOf(mailConnection, readRecipients(raw), lay);
  const original = isWhole ? raw : null;
  await takeRoom(address, original?.length ?? 0);
  await storeMail(
    {
      ...{ kind: 'answer', address, subject, original, mailbox },
      ...{
        text: '',
        quoted: null,
        sender: null,
        replyTo: null,
        sentTo: [],
        cc: [],
        messageId: null,
        files: [],
      },
      fingerprint: createHash('sha256').update(raw).digest('hex'),
      problem: `This mail could not be taken in. ${reason}. It is kept as it came.`,
    },
    [],
  );
}
