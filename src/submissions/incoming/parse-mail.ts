import { createHash } from 'node:crypto';

import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

import { incomingMail } from '@/platform/mail/mail-limits';

import { fileProblem, safeName } from '../records/attachments/rules';
import type { IncomingFile, IncomingMail } from '../records/incoming/incoming-mail';
import { kindOf } from './mail-kind';
import { splitQuote } from './split-quote';

export type ParsedMail = IncomingMail;

/** What is known of a mail beside its bytes. */
export interface Given {
  /** Whether the bytes are all of it. */
  readonly isWhole: boolean;
  /** The texts that we sent on its thread, the newest first: what it repeats of them is a quote. */
  readonly sent: readonly string[];
}

/**
 * Reads a mail as it came over the wire. It asks no database and no setting, so that it runs in a
 * worker thread.
 * @throws where it is nested deeper than any mail that people write
 */
export async function parseMail(raw: Buffer, { isWhole }: Given): Promise<ParsedMail> {
  const head = raw.subarray(0, 64_000).toString('latin1');
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 30,
    maxRfc822NestingDepth: 3,
    // What a mail server sends back is our own mail, and no words of its sender.
    forceRfc822Attachments: /^content-type:\s*multipart\/report/im.test(head),
  });
  const kind = kindOf(mail, raw.toString('latin1'));
  const words = splitQuote(plainText(mail));
  const text = cut(words.text);
  const quoted = words.quoted && cut(words.quoted);
  const isCut = text !== words.text || quoted !== words.quoted;
  return {
    kind,
    text,
    quoted,
    messageId: messageIdOf(mail),
    fingerprint: createHash('sha256')
      .update(messageIdOf(mail) ?? raw)
      .digest('hex'),
    address: line(mail.from?.address)?.slice(0, 320) ?? '',
    sender: line(mail.from?.name)?.slice(0, 200) ?? null,
    subject: line(mail.subject)?.slice(0, 500) ?? null,
    problem: isWhole && !isCut ? null : 'This mail was too long: only its beginning was kept.',
    files: kind === 'answer' ? filesOf(mail) : [],
    replyTo: null,
    cc: [],
  };
}

/** As people read it. HTML is never shown as such: it becomes text, with its links in view. */
function plainText({ text = '', html = '' }: Email): string {
  const own = readable(text);
  return own.trim() === '' ? readable(textOfHtml(html)) : own;
}

const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 2_000_000, maxDepth: 100, maxBaseElements: 1 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

/** Without what no text has and PostgreSQL refuses. */
const readable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/[^\P{C}\n\t\u200d]/gu, '');

function line(text: string | undefined): string | null {
  const plain = readable(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' ? null : plain;
}

const cut = (text: string): string => text.slice(0, incomingMail.characters);

/** A number that is none would stand in the headers of our answer. */
function messageIdOf({ messageId }: Email): string | null {
  const id = messageId?.trim() ?? '';
  return /^<[^<>\s]{1,300}>$/.test(id) ? id : null;
}

function filesOf({ attachments }: Email): IncomingFile[] {
  const files: IncomingFile[] = [];
  for (const attachment of attachments.slice(0, 100)) {
    const name = safeName(attachment.filename ?? unnamed(attachment));
    const content = bytesOf(attachment);
    const size = content.length;
    const kept = files.filter((file) => file.content !== null);
    const bytes = kept.reduce((sum, file) => sum + file.size, 0);
    const problem = fileProblem({ name, size }, { count: kept.length, bytes });
    files.push({
      name,
      size,
      content: problem === null ? content : null,
      kind: 'plain',
      note: problem,
    });
  }
  return files;
}

const unnamed = ({ mimeType }: Attachment): string =>
  `unnamed.${mimeType.split('/').at(-1) ?? 'file'}`;

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
