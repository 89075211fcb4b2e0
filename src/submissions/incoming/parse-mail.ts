import { createHash } from 'node:crypto';

import { incomingMail } from '@/platform/mail/mail-limits';
import { beginningOf, isBlank } from '@/platform/plain-text';

import type { IncomingMail } from '../records/incoming/incoming-mail';
import type { MailCalendar } from '../records/thread/mail-calendar';
import { peopleIn, written, type Person } from './mail/addresses';
import { contentOf, readBody, typeOf } from './mail/body';
import { readable } from './mail/clean';
import { decodeWords, labelIn } from './mail/encoded-words';
import { filesOf } from './mail/files';
import { sendersOf, subjectOf, withLines } from './mail/head';
import { type Header, valueOf, valuesOf } from './mail/headers';
import { decodeLetters } from './mail/letters';
import { readParts, type Part } from './mail/parts';
import { kindOf } from './mail-kind';
import { splitQuote } from './split-quote';

export type ParsedMail = IncomingMail;

/** What is known of a mail beside its bytes. */
export interface Given {
  /** The texts that we sent on its thread, the newest first: what it repeats of them is a quote. */
  readonly sent: readonly string[];
}

const longest = { subject: 500, others: 200 } as const;

/**
 * Reads a mail as it came over the wire. It asks no database and no setting, so that it runs in a
 * worker thread, and what it takes grows with the mail and no faster.
 * @throws where it is nested deeper than any mail that people write
 */
export const parseMail = (raw: Buffer, given: Given): Promise<ParsedMail> =>
  new Promise((resolve) => {
    resolve(readMail(raw, given));
  });

function readMail(given: Buffer, { sent }: Given): ParsedMail {
  const { root, isCut } = readParts(withLines(given));
  const { headers } = root;
  const subject = subjectOf(headers);
  const [sender, ...authors] = sendersOf(headers);
  const body = readBody(root, labelIn(valuesOf(headers, 'subject', 'from').join(' ')));
  const words = splitQuote(body.text, sent);
  const [text, quoted] = [cut(words.text), words.quoted && cut(words.quoted)];
  const isLong = text !== words.text || quoted !== words.quoted;
  const { files, unnamed } = filesOf(body.files, body.shown);
  const address = sender?.address ?? '';
  const answers = valuesOf(headers, 'reply-to').flatMap(peopleIn);
  const kind = kindOf({
    ...{ headers, address, text: body.text },
    subject: subject ?? '',
    reports: reportsIn(root),
  });
  const problems = [
    isLong || body.isCut ? 'This mail is too long to show: the rest is in the original.' : null,
    isCut ? 'It has more parts than are read here: the others are in the original.' : null,
    unnamed > 0 ? `It has ${unnamed} more files, which are in the original.` : null,
    (subject?.length ?? 0) > longest.subject ? 'Its subject is longer than what is shown.' : null,
    hiddenWords(root, body.text),
  ].filter((problem) => problem !== null);
  return {
    kind: body.calendar && wantsPeople(body.calendar) && kind === 'automatic' ? 'answer' : kind,
    fingerprint: fingerprintOf(root),
    messageId: messageIdOf(headers),
    address,
    sender: sender?.name ?? null,
    replyTo:
      answers.find((to) => to.address !== '' && !isSame(to.address, address))?.address ?? null,
    ...recipientsOf(headers, authors),
    subject: subject === null ? null : cut(subject, longest.subject),
    text,
    quoted,
    problem: problems.length === 0 ? null : problems.join(' '),
    calendar: body.calendar,
    files,
  };
}

/** Programs send invitations and say so; a person has pressed a button for each. */
const wantsPeople = ({ method }: MailCalendar): boolean => method !== 'PUBLISH';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Each once, where it stands first. */
function recipientsOf(
  headers: readonly Header[],
  authors: readonly Person[],
): Pick<IncomingMail, 'sentTo' | 'cc'> {
  const named = new Set<string>();
  const eachOnce = (people: readonly Person[]): string[] =>
    people.flatMap((each) => {
      const address = each.address.toLowerCase();
      if (address === '' || named.has(address) || named.size >= longest.others) return [];
      named.add(address);
      return [written(each)];
    });
  const inHeader = (name: string) => valuesOf(headers, name).slice(0, 25).flatMap(peopleIn);
  return { sentTo: eachOnce(inHeader('to')), cc: eachOnce([...authors, ...inHeader('cc')]) };
}

const cut = (text: string, length: number = incomingMail.characters): string =>
  beginningOf(text, length);

/** A number that is none would stand in the headers of our answer. */
function messageIdOf(headers: readonly Header[]): string | null {
  const id = valueOf(headers, 'message-id').trim();
  return /^<[!-;=?-~]{1,300}>$/.test(id) ? id : null;
}

const leaves = (part: Part): Part[] =>
  part.children.length === 0 ? [part] : part.children.flatMap(leaves);

/** What stays the same on every way that a mail takes. */
function fingerprintOf(root: Part): string {
  const hash = createHash('sha256');
  for (const name of ['message-id', 'date', 'from', 'subject'])
    hash.update(`${name}: ${decodeWords(valueOf(root.headers, name))}\n`);
  for (const leaf of leaves(root)) {
    const content = contentOf(leaf);
    const isText = typeOf(leaf).startsWith('text/');
    // Servers change how lines end, and how many end a part.
    hash.update(isText ? content.toString('latin1').replaceAll('\r\n', '\n').trim() : content);
    hash.update('\0');
  }
  return hash.digest('hex');
}

const isReport =
  /^message\/(?:global-)?(?:delivery-status|disposition-notification)|^message\/feedback-report/;

const reportsIn = (root: Part): { type: string; text: string }[] =>
  leaves(root)
    .filter((leaf) => isReport.test(typeOf(leaf)))
    .slice(0, 20)
    .map((leaf) => ({
      type: typeOf(leaf),
      text: readable(decodeLetters(contentOf(leaf).subarray(0, 100_000))),
    }));

/** Why a mail shows fewer words than it has; null where it does not. */
function hiddenWords(root: Part, text: string): string | null {
  const all = leaves(root);
  const has = (type: RegExp) => all.some((leaf) => type.test(typeOf(leaf)));
  if (has(/pgp-encrypted/) || text.includes('-----BEGIN PGP MESSAGE-----'))
    return 'It is encrypted with PGP: what it says can be read only with the key, outside of here.';
  if (has(/pkcs7-mime/) && isBlank(text))
    return 'It is encrypted or signed with S/MIME: what it says is in its file, for a mail program.';
  if (has(/ms-tnef/) && isBlank(text))
    return 'What it says may be in the package of Outlook alone.';
  return null;
}
