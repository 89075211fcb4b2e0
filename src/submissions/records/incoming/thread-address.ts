import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/env';
import { formList, forms, type FormDefinition } from '@/forms';

/**
 * A submission, by whose address an answer comes in. No `Parent`: a reply names its thread so, and has
 * an id of its own.
 */
export interface ThreadOf {
  readonly form: FormDefinition['name'];
  readonly submission: string;
}

/** No two forms have the same. */
const letterOf = ({ referenceLetter }: FormDefinition): string => referenceLetter.toLowerCase();
const letters = formList.map(letterOf).join('');

/** Who writes there: whoever sent the submission, or one of staff who answers them. */
type Side = 'thread' | 'staff';

/** 80 bits: nobody tries that many by mail. Mail servers may lower the case of an address. */
const sign = (name: string, side: Side): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`${side} address ${name}`)
    .digest('hex')
    .slice(0, 20);

/** An id in 25 letters and digits instead of 36: the part before the @ has room for 64 at most. */
const shortened = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(25, '0');

function lengthened(short: string): string {
  const digits = Array.from(short, (digit) => BigInt(Number.parseInt(digit, 36)));
  return digits
    .reduce((sum, digit) => sum * 36n + digit, 0n)
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What stands before the signature: nobody takes one side's address for the other's. */
const marks: Record<Side, string> = { thread: '.', staff: '-' };

function addressFor({ form, submission }: ThreadOf, side: Side): string | null {
  if (!env.ANSWER_ADDRESS) return null;
  const [mailbox = '', domain = ''] = env.ANSWER_ADDRESS.split('@');
  const name = `${letterOf(forms[form])}${shortened(submission)}`;
  return `${mailbox}+${name}${marks[side]}${sign(name, side)}@${domain}`;
}

/** The address whose mails land on this thread; null where answers go to people's mailboxes. */
export const threadAddress = (thread: ThreadOf): string | null => addressFor(thread, 'thread');

/** The address at which one of staff answers whoever sent the submission, by mail. */
export const staffAddress = (thread: ThreadOf): string | null => addressFor(thread, 'staff');

/** Whether mail to it comes in here, on a thread or not: nobody is written to there. */
export function isAnswerAddress(address: string): boolean {
  if (!env.ANSWER_ADDRESS) return false;
  const [mailbox = '', domain = ''] = env.ANSWER_ADDRESS.toLowerCase().split('@');
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return host === domain && (name === mailbox || name.startsWith(`${mailbox}+`));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which threads mail headers name. */
export interface FoundThreads {
  readonly threads: readonly ThreadOf[];
  /** An address only looks like one of ours, and none is. */
  readonly isForged: boolean;
}

/** Nobody has more addresses of ours to write to at once. */
const mostThreads = 10;

/** Finds the threads that mail headers name, each once. */
export const findThreads = (headers: readonly string[]): FoundThreads => find(headers, 'thread');

/** The thread that one of staff answers by a mail; null where it is none such. */
export const findStaffThread = (headers: readonly string[]): ThreadOf | null =>
  find(headers, 'staff').threads[0] ?? null;

function find(headers: readonly string[], side: Side): FoundThreads {
  if (!env.ANSWER_ADDRESS) return { threads: [], isForged: false };
  const [mailbox = '', domain = ''] = env.ANSWER_ADDRESS.split('@');
  const address = new RegExp(
    `${escaped(mailbox)}\\+([${letters}][0-9a-z]{25})${escaped(marks[side])}([0-9a-f]{20})@${escaped(domain)}`,
    'gi',
  );
  const named = headers.flatMap((text) => [...text.matchAll(address)]);
  const own = named.flatMap(([, name = '', signature = '']) => {
    const plain = name.toLowerCase();
    return isSignedAs(plain, signature.toLowerCase(), side) ? [plain] : [];
  });
  const threads = [...new Set(own)].slice(0, mostThreads).flatMap((name): ThreadOf[] => {
    const form = formList.find((each) => name.startsWith(letterOf(each)));
    return form ? [{ form: form.name, submission: lengthened(name.slice(1)) }] : [];
  });
  return { threads, isForged: named.length > 0 && threads.length === 0 };
}

const isSignedAs = (name: string, signature: string, side: Side): boolean =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(sign(name, side)));
