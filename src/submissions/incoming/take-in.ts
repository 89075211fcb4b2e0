import 'server-only';

import { createHash } from 'node:crypto';

import { takeRoom } from '../records/incoming/room';
import { storeMail, type Landed } from '../records/incoming/store';
import { findThreads, isAnswerAddress, type ThreadOf } from '../records/incoming/thread-address';
import { listSentTexts } from '../records/thread/sent-texts';
import { addressIn } from './mail/addresses';
import { enquireByItself } from './enquire-by-itself';
import { readMail } from './read-mail';
import { readRecipients } from './read-recipients';
import { readSender } from './read-sender';

interface Origin {
  /** Whether that is all of it; if not, what came is not kept as such. */
  readonly isWhole?: boolean;
  /** The thread for which staff made it in the outbox: it came from nowhere. */
  readonly madeFor?: ThreadOf;
}

/**
 * Takes in a mail from wherever it came. It is on disk when this settles, with the mail as it came,
 * so it may be thrown away there.
 * @throws Unreadable, NoReader, NoRoom, TooLarge, or as the database does
 */
export async function takeIn(
  raw: Buffer,
  { isWhole = true, madeFor }: Origin = {},
): Promise<Landed> {
  const { threads, isForged } = madeFor
    ? { threads: [madeFor], isForged: false }
    : findThreads(readRecipients(raw));
  const sent = await listSentTexts(threads);
  const { problem, ...mail } = await readMail(raw, { sent });
  const sizes = mail.files.map(({ content }) => content?.length ?? 0);
  const bytes = sizes.reduce((sum, size) => sum + size, isWhole ? raw.length : 0);
  await takeRoom(mail.address, bytes * Math.max(1, threads.length));
  const said = [isForged ? forged : null, isWhole ? null : beginning, problem];
  const landed = await storeMail(
    {
      ...mail,
      // That it came to us, everybody sees.
      sentTo: mail.sentTo.filter(isSomebodyElse),
      cc: mail.cc.filter(isSomebodyElse),
      original: isWhole ? raw : null,
      problem: said.filter(Boolean).join(' ') || null,
      isFromOutbox: madeFor !== undefined,
    },
    threads,
  );
  if (landed === 'unmatched' && !isForged) await enquireByItself(raw, { ...mail, problem });
  return landed;
}

const isSomebodyElse = (recipient: string): boolean => !isAnswerAddress(addressIn(recipient));

const forged = 'The address that this was sent to was not made by this site.';
const beginning =
  'It is larger than what is read of a mail: all of it lies in the mailbox, flagged.';

/**
 * Keeps a mail that could not be taken in, for people to look at: as it came, with the reason.
 * @throws NoRoom, TooLarge, or as the database does
 */
export async function setAside(raw: Buffer, reason: string, isWhole = true): Promise<void> {
  const { address, subject } = readSender(raw);
  const original = isWhole ? raw : null;
  await takeRoom(address, original?.length ?? 0);
  await storeMail(
    {
      ...{ kind: 'answer', address, subject, original },
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
