import type { ParsedMail } from '@/submissions/incoming/parse-mail';

/** What must be found in a mail, whatever else is. */
export interface Expected {
  readonly kind?: ParsedMail['kind'];
  readonly address?: string;
  readonly sender?: string | null;
  readonly replyTo?: string;
  readonly sentTo?: readonly string[];
  readonly cc?: readonly string[];
  readonly subject?: string;
  /** The own words, to the letter. */
  readonly text?: string;
  /** Parts of the own words. */
  readonly has?: readonly string[];
  /** What no part of the own words may be. */
  readonly hasNot?: readonly string[];
  /** Parts of what is repeated; null where nothing is. */
  readonly quoted?: readonly string[] | null;
  /** Each with what is in it, or with its kind. */
  readonly files?: Readonly<Record<string, string | { readonly kind: string }>>;
  /** Part of what is said about it. */
  readonly problem?: string;
  /** Whether the address of the thread is in no header. */
  readonly isStray?: boolean;
}

export interface CorpusMail {
  readonly name: string;
  readonly raw: Buffer;
  readonly expected: Expected;
}

/** Stands for the address of a thread: `sentTo` puts a real one there. */
export const threadPlace = 'inbox+thread@onelayer.example';

/** What we had sent before. */
export const sent = [
  'Hello Ada,\n\nthank you for your message. Nine systems can become one, and we would begin with the order book.\n\nWhen would a call suit you?\n\nCarmen\nOneLayer',
];

/** One character for each byte. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

const defaults = (name: string): Readonly<Record<string, string>> => ({
  From: 'Ada Byron <ada@analytical.example>',
  To: threadPlace,
  Subject: 'Re: your message to OneLayer (C-1)',
  Date: 'Tue, 4 Nov 2025 09:00:00 +0000',
  'Message-ID': `<${name.replace(/[^a-z0-9]+/gi, '.')}@analytical.example>`,
});

/**
 * A mail of some headers, which stand in for the usual ones of their names, and of a body.
 * @param head its lines, one character for each byte
 */
export function mail(name: string, head: string, body: string, expected: Expected): CorpusMail {
  const own = head === '' ? [] : head.split('\n');
  const isGiven = (key: string) =>
    own.some((line) => line.toLowerCase().startsWith(`${key.toLowerCase()}:`));
  const usual = Object.entries(defaults(name))
    .filter(([key]) => !isGiven(key))
    .map(([key, value]) => `${key}: ${value}`);
  const text = [...usual, ...own.filter((line) => !/^[A-Za-z-]+:-$/.test(line)), '', body].join(
    '\n',
  );
  return { name, raw: Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1'), expected };
}

/** A mail as it is, to the byte. */
export const exact = (name: string, raw: string | Buffer, expected: Expected): CorpusMail => ({
  name,
  raw: typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw,
  expected,
});

/** Parts with a boundary between them. */
export const parts = (...each: string[]): string =>
  `${each.map((part) => `--b\n${part}\n`).join('')}--b--\n`;

export const multipart = (kind: string): string =>
  `MIME-Version: 1.0\nContent-Type: multipart/${kind}; boundary=b`;

export const base64 = (content: string | Buffer): string =>
  Buffer.from(content)
    .toString('base64')
    .replace(/(.{76})/g, '$1\n');

/** A part that is a file. */
export const file = (name: string, content: string | Buffer, type = 'application/octet-stream') =>
  `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${base64(content)}`;

export const htmlHead = 'Content-Type: text/html; charset=utf-8';
