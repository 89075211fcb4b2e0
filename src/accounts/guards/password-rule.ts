import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { listOf } from '@/platform/place/wording';

/** Whose password it is, as far as it is known. */
interface PasswordOwner {
  readonly name?: string | null;
  readonly email?: string | null;
}

const minLength = 15;

/** The best mark of zxcvbn: more than 10^10 guesses, by its estimate. */
const enough = 4;

/** Shorter parts of a name stand in too many other words. */
const shortestPart = 4;

/** What zxcvbn finds in a password that is easily guessed. A bare guess has no name. */
const weaknesses: Record<string, string> = {
  dictionary: 'common passwords or words',
  spatial: 'neighbouring keys',
  sequence: 'a sequence such as abc or 123',
  repeat: 'a repetition',
  date: 'a date',
  regex: 'a year',
};

/**
 * Why a password is refused, in sentences for the person who chose it; none when it is good. They
 * never quote it: they are shown and logged.
 */
export async function weakPasswordReasons(
  password: string,
  owner: PasswordOwner,
): Promise<string[]> {
  const reasons: string[] = [];
  const length = Array.from(password).length;
  if (length < minLength) {
    reasons.push(`Use at least ${minLength} characters; this password has ${length}.`);
  }
  const own = ownParts(owner);
  const folded = fold(password);
  if (own.some((part) => folded.includes(part))) {
    reasons.push('Leave out the name and the email address of the account.');
  }
  const { score, sequence } = (await checker()).check(password, own);
  if (score < enough) {
    const found = new Set(sequence.flatMap(({ pattern }) => weaknesses[pattern] ?? []));
    if (found.size > 0) {
      reasons.push(`Choose one that is harder to guess; this one has ${listOf([...found])}.`);
    }
  }
  return reasons;
}

/** Letters and digits alone, without case and accents: `Zoë St.-John` is `zoestjohn`. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Each word of the name, and what stands before the @ as a whole and in words. */
function ownParts({ name, email }: PasswordOwner): string[] {
  const mailbox = email?.split('@')[0] ?? '';
  const words = `${name ?? ''} ${mailbox}`.split(/[^\p{L}\p{M}\p{N}]+/u);
  const parts = [...words, mailbox].map(fold).filter((part) => part.length >= shortestPart);
  return [...new Set(parts)];
}

let made: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password that is set: 9 MB that most processes never need. */
const checker = (): Promise<ZxcvbnFactory> =>
  (made ??= makeChecker().catch((error: unknown) => {
    // The next password tries again.
    made = undefined;
    throw error;
  }));

async function makeChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}
